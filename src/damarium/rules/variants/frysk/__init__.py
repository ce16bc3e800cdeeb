"""Frysk!"""

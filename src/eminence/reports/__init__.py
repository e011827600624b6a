"""Pages and pictures made from what was found: Python says what stands where, templates have the HTML and SVG.

Knows the arena and below. Whatever makes a page loads Jinja, so it is imported where a page is made.
"""

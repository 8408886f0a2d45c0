import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The styles that an island has in its HTML, for the head of the page: Astro renders islands without a place to collect them. */
export const stylesOf = (Island: ComponentType): string => {
  const sheet = new ServerStyleSheet()
  try {
    renderToString(sheet.collectStyles(createElement(Island)))
    return sheet.getStyleTags()
  } finally {
    sheet.seal()
  }
}

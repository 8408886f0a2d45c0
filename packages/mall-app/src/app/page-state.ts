import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

const stateId = 'state'

/** The element that carries the data of a rendered page. No browser runs it, so the page's policy allows it. */
export const stateScript = (state: DehydratedState): string =>
  `<script id="${stateId}" type="application/json">${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}</script>`

/** Puts the data that the page was rendered with into the cache. */
export const readPageState = (queryClient: QueryClient): void => {
  const text = document.getElementById(stateId)?.textContent
  if (text) hydrate(queryClient, JSON.parse(text) as DehydratedState)
}

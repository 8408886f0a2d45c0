import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { ServerStyleSheet } from 'styled-components'

/** Renders the page whole, with the styles of what is in it: it looks as it should before, and without, its script. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const sheet = new ServerStyleSheet()
  const stream = await renderToReadableStream(sheet.collectStyles(<ServerRouter context={context} url={request.url} />))
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html.replace('</head>', `${sheet.getStyleTags()}</head>`), { status, headers })
}

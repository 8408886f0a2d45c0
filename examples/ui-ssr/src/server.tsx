import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Shop } from './Shop.tsx'

const client = join(import.meta.dirname, '../client')
const template = readFileSync(join(client, 'index.html'), 'utf8')
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Renders the page for one address, with the styles it uses in the head. */
const page = (query: string): string => {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <Shop query={query} />
        </StrictMode>,
      ),
    )
    return template.replace('<!--styles-->', () => sheet.getStyleTags()).replace('<!--app-->', () => html)
  } finally {
    sheet.seal()
  }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (!pathname.startsWith('/assets/')) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(searchParams.get('Keyword') ?? ''))
    return
  }
  try {
    const file = readFileSync(join(client, normalize(pathname)))
    response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(file)
  } catch {
    response.writeHead(404).end()
  }
})

server.listen(Number(process.env.PORT ?? 5182), '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}/\n`)
})

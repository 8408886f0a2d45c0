// Two servers, as two sites are: that of the page, and that of the script, which lets every page load it.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { PORT = '5184', SCRIPT_PORT = '5185' } = process.env
const types = { '.html': 'text/html', '.js': 'text/javascript', '.map': 'application/json' }

/** A page loads what is its own and the one script. No style comes in without the nonce of the response. */
const policy = (nonce) => [
  "default-src 'none'",
  `script-src 'self' http://127.0.0.1:${SCRIPT_PORT}`,
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/** A response of the page's server: where the nonce belongs, `{nonce}` stands in the HTML. */
const asPage = (name, file) => {
  if (extname(name) !== '.html') return [{}, file]
  const nonce = randomBytes(16).toString('base64')
  return [{ 'Content-Security-Policy': policy(nonce) }, String(file).replaceAll('{nonce}', nonce)]
}

/** The script's server has its files for all sites. */
const forAll = (_, file) => [{ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }, file]

/** Serves the files of a folder, which has none below it. */
const serve = (folder, port, respond) => {
  const answer = async ({ url }, response) => {
    const name = basename(new URL(url, 'http://localhost').pathname) || 'index.html'
    try {
      const [headers, body] = respond(name, await readFile(join(folder, name)))
      response.writeHead(200, { 'Content-Type': `${types[extname(name)] ?? 'application/octet-stream'}; charset=utf-8`, ...headers }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }
  createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
}

serve(dirname(fileURLToPath(import.meta.resolve('@mall/ui/elements/bundle.js'))), Number(SCRIPT_PORT), forAll)
serve(import.meta.dirname, Number(PORT), asPage)
process.stdout.write(`http://127.0.0.1:${PORT}\n`)

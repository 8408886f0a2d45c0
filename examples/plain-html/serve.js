// Two servers, as two sites are: that of the page, and that of the script, which lets every page load it.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { PORT = '5184', SCRIPT_PORT = '5185' } = process.env
const types = { '.html': 'text/html', '.js': 'text/javascript', '.map': 'application/json' }

/** Serves the files of a folder, which has none below it. */
const serve = (folder, port, headers) => {
  const answer = async ({ url }, response) => {
    const name = basename(new URL(url, 'http://localhost').pathname) || 'index.html'
    try {
      const file = await readFile(join(folder, name))
      response.writeHead(200, { 'Content-Type': `${types[extname(name)] ?? 'application/octet-stream'}; charset=utf-8`, ...headers }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  }
  createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1')
}

serve(dirname(fileURLToPath(import.meta.resolve('@mall/ui/elements/bundle.js'))), Number(SCRIPT_PORT), { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
serve(import.meta.dirname, Number(PORT), {})
process.stdout.write(`http://127.0.0.1:${PORT}\n`)

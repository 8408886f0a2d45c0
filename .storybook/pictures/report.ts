import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { difference, type Box } from './difference.ts'
import { baselines, reportDirectory, reportImages } from './paths.ts'

interface Change {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly note: string
  readonly isNew: boolean
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Puts before, after and their difference beside each other, from what the run left in the report's folder. */
function prepare(name: string, isNew: boolean): Change {
  const image = (part: string) => `${reportImages}/${name}-${part}.png`
  const afterFile = readFileSync(image('after'))
  const after = PNG.sync.read(afterFile)
  if (isNew) return { name, width: after.width, height: after.height, boxes: [], note: 'new: there is no picture of it yet', isNew }
  copyFileSync(`${baselines}/${name}.png`, image('before'))
  const before = PNG.sync.read(readFileSync(image('before')))
  const { boxes, changed, picture } = difference(before, after)
  const drawn = new PNG({ width: picture.width, height: picture.height })
  drawn.data.set(picture.data)
  writeFileSync(image('difference'), PNG.sync.write(drawn))
  const sizes = before.width === after.width && before.height === after.height ? '' : `; ${before.width} × ${before.height} became ${after.width} × ${after.height}`
  const places = boxes.length === 1 ? 'one place' : `${boxes.length} places`
  return { name, width: picture.width, height: picture.height, boxes, note: `${changed} pixels in ${places}${sizes}`, isNew }
}

const parts = ['before', 'after', 'difference']
const sourceOf = (name: string, part: string) => `images/${encodeURIComponent(name)}-${part}.png`

/** What surrounds a place in its close-up, and how large a place still gets one. */
const margin = 16
const largest = { width: 360, height: 240 }

/** The place as it was, as it is and what changed, pixel by pixel and twice as large. */
function closeUp(name: string, box: Box): string {
  const width = Math.min(box.width, largest.width) + 2 * margin
  const height = Math.min(box.height, largest.height) + 2 * margin
  const views = parts.map(
    (part) => `<b style="width:${width}px;height:${height}px;background:url(${sourceOf(name, part)}) ${margin - box.x}px ${margin - box.y}px no-repeat"></b>`,
  )
  return `<span class="close">${views.join('')}</span>`
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`

function figure({ name, width, height, boxes }: Change, part: string): string {
  const marks = boxes.map(
    (box, at) =>
      `<i id="${name}-${part}-${at}" style="left:${percent(box.x, width)};top:${percent(box.y, height)};width:${percent(box.width, width)};height:${percent(box.height, height)}"></i>`,
  )
  const source = sourceOf(name, part)
  return `<figure><figcaption>${part}</figcaption><div class="scroll"><a href="${source}"><img src="${source}" alt="${part}" loading="lazy">${marks.join('')}</a></div></figure>`
}

function section(change: Change): string {
  const { name, boxes, note, isNew } = change
  const places = boxes
    .slice(0, 12)
    .map((box, at) => `<a href="#${name}-difference-${at}">${box.width} × ${box.height} at ${box.x}, ${box.y}</a>`)
    .join(' · ')
  const figures = (isNew ? ['after'] : parts).map((part) => figure(change, part)).join('')
  const closeUps = boxes.slice(0, 4).map((box) => closeUp(name, box)).join('')
  return `<section id="${name}"><h2>${escaped(name)}</h2><p>${escaped(note)}${places ? `: ${places}` : ''}</p><p>${closeUps}</p><div class="row">${figures}</div></section>`
}

const style = `
:root{color-scheme:light dark;--line:light-dark(#d9d7d0,#3a4249);--back:light-dark(#f6f5f1,#14181b);--front:light-dark(#fff,#1c2226)}
body{margin:0 auto;max-width:1800px;padding:24px;font:14px/22px system-ui,sans-serif;background:var(--back)}
h1{font-size:24px;line-height:32px;margin:0 0 8px}h2{font-size:16px;margin:0}p{margin:4px 0 12px}
nav ul{columns:3 320px;padding-left:20px}section{margin-top:40px;border-top:1px solid var(--line);padding-top:16px}
.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}figcaption{font-weight:600;padding-bottom:4px}
.scroll{max-height:85vh;overflow:auto;border:1px solid var(--line);background:var(--front)}.scroll>a{display:block;position:relative}
.scroll>a:not(:has(img[alt=difference])) i{outline-color:#d7003c99}img{display:block;width:100%}
.close{display:inline-flex;gap:4px;margin:0 24px 8px 0;zoom:2}.close b{border:.5px solid var(--line);image-rendering:pixelated}
i{position:absolute;outline:2px solid #d7003c;outline-offset:3px;scroll-margin:80px;pointer-events:none}i:target{outline-width:5px}`

function page(changes: readonly Change[]): string {
  const index = changes.map(({ name, note }) => `<li><a href="#${name}">${escaped(name)}</a> — ${escaped(note)}</li>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures: ${changes.length} differ</title><style>${style}</style>
<h1>${changes.length} ${changes.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Before is what is committed, after is what is drawn now. To accept all of them: <code>npm run visual:update</code>.</p>
<nav><ul>${index}</ul></nav>
${changes.map((change) => section(change)).join('\n')}
</html>
`
}

/** Writes the report of what the run found to differ. Answers how many, and where the report is; null when all is as before. */
export function writeReport(): { readonly count: number; readonly file: string } | null {
  if (!existsSync(reportImages)) return null
  const changes: Change[] = []
  for (const file of readdirSync(reportImages).toSorted()) {
    if (file.endsWith('-diff.png')) rmSync(`${reportImages}/${file}`)
    const [, name, part] = /^(.+)-(actual|reference)\.png$/.exec(file) ?? []
    if (!name || !part) continue
    renameSync(`${reportImages}/${file}`, `${reportImages}/${name}-after.png`)
    changes.push(prepare(name, part === 'reference'))
  }
  if (changes.length === 0) return null
  const file = `${reportDirectory}/index.html`
  writeFileSync(file, page(changes))
  return { count: changes.length, file }
}

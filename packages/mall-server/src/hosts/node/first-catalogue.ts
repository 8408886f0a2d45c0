// `npm run first-catalogue`: writes what a new mall can begin with to `.data/first-catalogue`: products.xlsx of 300 products and pictures.zip with a picture
// of each, named by its code. `-- --count 30 --to folder` writes fewer, elsewhere.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { writeSheet } from '../../platform/lists/write-sheet.ts'
import { goodsOf, sheetOf } from '../../demo/first-catalogue/goods.ts'
import { photoOf } from '../../demo/first-catalogue/photo.ts'

const { values: { count, to } } = parseArgs({ options: { count: { type: 'string', default: '300' }, to: { type: 'string', default: '.data/first-catalogue' } } })

const goods = goodsOf(Number(count))
const { bytes } = await writeSheet(sheetOf(goods))
const photos: Record<string, Uint8Array> = {}
for (const { product } of goods) photos[`${product.code}.jpg`] = await photoOf(product.picture)
mkdirSync(to, { recursive: true })
writeFileSync(join(to, 'products.xlsx'), bytes)
// JPEGs do not become smaller.
writeFileSync(join(to, 'pictures.zip'), zipSync(photos, { level: 0 }))
process.stdout.write(`${goods.length} products: products.xlsx and pictures.zip in ${to}.\n`)

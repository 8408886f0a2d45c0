import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { sellerControllers } from '../contract/seller/index.ts'
import * as entry from './index.ts'

const entryOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** What a site's bundler makes of an entry of the package: all its scripts, those that are loaded later too. */
const bundled = async (name: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: entryOf(name), formats: ['es'] }, minify: false },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : [])).map((file) => ('code' in file ? file.code : '')).join('\n')
}

/** A resource of the seller's side: `SellerAccount` in a path, `sellerAccount` in the table of methods. */
const ofSeller = new RegExp(`(?:\\bs|/api/S)eller(${Object.keys(sellerControllers).map((name) => name.slice('Seller'.length)).join('|')})\\b`, 'g')

/** A resource of the shop that the seller's side has no namesake of. */
const ofShop = /\b[sS]hoppingCart\b/g

it.each(['index.ts', 'server/index.ts', 'contract/index.ts'])('%s holds nothing of the seller’s side', async (name) => {
  const code = await bundled(name)
  expect(code).toMatch(ofShop)
  expect(code.match(ofSeller) ?? []).toEqual([])
  expect(code).not.toContain('sellerToken')
})

it('the entry of the seller’s side holds its calls, and none of the shop', async () => {
  const code = await bundled('seller/index.ts')
  expect(new Set(code.match(ofSeller))).toContain('sellerAccount')
  expect(code.match(ofShop) ?? []).toEqual([])
})

it('exports exactly this', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['createSeller', 'createSellerSession', 'logout', 'sellerMutationOptions'])
})

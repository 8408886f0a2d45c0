import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
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

const ofSeller = /\/api\/Seller\w+\/\w+/g

it.each(['index.ts', 'server/index.ts', 'contract/index.ts'])('%s holds nothing of the seller’s side', async (name) => {
  const code = await bundled(name)
  expect(code).toContain('/api/Account/Login')
  expect(code.match(ofSeller) ?? []).toEqual([])
  expect(code).not.toContain('sellerToken')
})

it('the entry of the seller’s side holds its calls, and none of the shop', async () => {
  const code = await bundled('seller/index.ts')
  expect(new Set(code.match(ofSeller))).toContain('/api/SellerAccount/Login')
  expect(code).not.toContain('/api/ShoppingCart/')
})

it('exports exactly this', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['createSeller', 'createSellerSession', 'logout'])
})

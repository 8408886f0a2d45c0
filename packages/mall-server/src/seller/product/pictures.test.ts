import { and, asc, eq, gt } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { photoSources } from '@mall/api/contract'
import type { SellerProductDetail } from '@mall/api/seller/contract'
import { maxDailyPhotos } from '../../catalogue/pictures/keep-photo.ts'
import { purgePhotos } from '../../catalogue/pictures/purge-photos.ts'
import { describePictures } from '../../catalogue/search/image/store.ts'
import { demoStaff } from '../../demo/staff.ts'
import { describedBy } from '../../catalogue/search/image/describe-drawings.ts'
import { createRasterizer } from '../../hosts/node/rasterizer.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { addDays } from '../../platform/time.ts'
import { cameraPhoto } from '../../testing/photos.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
let seller: string
let warehouse: string
let code: string
beforeAll(async () => {
  mall = await createTestMall()
  seller = (await loginStaff(mall, 'seller')).Token
  warehouse = (await loginStaff(mall, 'warehouse')).Token
  const [row] = await mall.db.select({ code: product.code }).from(product).where(and(eq(product.isOnShelf, true), gt(product.id, 3))).orderBy(asc(product.id)).limit(1)
  code = row?.code ?? ''
}, 120_000)
afterAll(() => mall.close())

const formOf = (bytes: Uint8Array<ArrayBuffer>, name = '现场.jpg'): FormData => {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type: 'image/jpeg' }))
  return form
}
const upload = async (bytes: Uint8Array<ArrayBuffer>, token = seller) => {
  const reply = await mall.send('POST /api/SellerProduct/UploadPicture', formOf(bytes), { token })
  return { ...reply, url: (reply.body as { Url: string } | null)?.Url ?? '' }
}
const detail = async (): Promise<SellerProductDetail> => {
  const { body, message } = await mall.call('POST /api/SellerProduct/Detail', { ProductCode: code }, { token: warehouse })
  if (body === null) throw new Error(message)
  return body
}
const setPictures = async (Pictures: readonly { readonly Url: string; readonly Alt: string }[], token = seller) =>
  mall.call('POST /api/SellerProduct/SetPictures', { ProductCode: code, Version: (await detail()).Version, RequestId: crypto.randomUUID(), Pictures: [...Pictures] }, { token })
const shop = async () => (await mall.call('POST /api/Product/Detail', { ProductCode: code })).body
const tile = async () => (await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword: code })).body?.Items.find(({ ProductCode }) => ProductCode === code)?.ImageUrl

test('a photo that is uploaded is what buyers see everywhere, in the order and with the words that were set, until the drawings come back', async () => {
  const before = await detail()
  expect(before).toMatchObject({ Pictures: [], ImageUrl: before.Drawings[0], AllowActions: ['SetStock'] })
  const [front, side] = [(await upload(await cameraPhoto(1600, 1200))).url, (await upload(await cameraPhoto(500, 400))).url]
  expect(await tile()).toBe(before.ImageUrl)
  const set = await setPictures([{ Url: front, Alt: ' 正面 ' }, { Url: side, Alt: '' }])
  expect(set.body).toMatchObject({ ImageUrl: front, Version: before.Version + 1, Pictures: [{ Url: front, Alt: '正面' }, { Url: side, Alt: '' }] })
  expect(await shop()).toMatchObject({ Images: [front, side], ImageAlts: ['正面', ''] })
  expect(await tile()).toBe(front)
  expect((await setPictures([{ Url: side, Alt: '侧面' }])).body?.Pictures).toEqual([{ Url: side, Alt: '侧面' }])
  expect(await shop()).toMatchObject({ Images: [side], ImageAlts: ['侧面'] })
  await setPictures([])
  expect(await shop()).toMatchObject({ Images: before.Drawings, ImageAlts: before.Drawings.map(() => '') })
  const entries = await mall.db.select({ staffId: auditLog.staffId, entityId: auditLog.entityId, after: auditLog.after }).from(auditLog).where(eq(auditLog.action, 'SellerProduct.SetPictures')).orderBy(asc(auditLog.id))
  expect(entries).toHaveLength(3)
  expect(entries[1]).toMatchObject({ staffId: demoStaff.seller, entityId: code, after: { Pictures: `${/[0-9a-f]{32}/.exec(side)?.[0]} 侧面` } })
})

test('a photo within a description stays from the draft on, is shown by the preview as by the shop, and one that is gone is refused', async () => {
  const url = (await upload(await cameraPhoto(700, 500))).url.split('#')[0] ?? ''
  const save = async (Description: string) => {
    const { Version, Draft } = await detail()
    return mall.call('POST /api/SellerProduct/SaveDraft', { ProductCode: code, Version, RequestId: crypto.randomUUID(), DraftVersion: Draft?.Version ?? 0, Values: { Description } }, { token: seller })
  }
  const hash = /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
  const shownAt = async () => (await mall.db.select({ shownAt: photo.shownAt }).from(photo).where(eq(photo.hash, hash)))[0]?.shownAt
  const description = `## 白度\n\n![白度检测](${url})\n\n![别处](https://a.example/p.png)<script>alert(1)</script>`
  expect(await shownAt()).toBeNull()
  const preview = await mall.call('POST /api/SellerProduct/PreviewDescription', { Description: description }, { token: warehouse })
  expect(preview.body?.Html).toContain(`<img src="${url}" alt="白度检测" />`)
  expect(preview.body?.Html).not.toMatch(/script|a\.example/)
  expect(await shownAt()).toBeNull()
  expect((await save(description)).success).toBe(true)
  expect(await shownAt()).not.toBeNull()
  expect((await save(description.replace(hash, '0'.repeat(32)))).message).toBe('说明里有图片已失效，请重新上传')
  const { Version, Draft } = await detail()
  await mall.call('POST /api/SellerProduct/Publish', { ProductCode: code, Version, RequestId: crypto.randomUUID(), DraftVersion: Draft?.Version ?? 0, PutOn: false }, { token: seller })
  expect((await shop())?.Description).toBe(preview.body?.Html)
})

test('each version is served for good, as what it is, to everybody; other addresses of it are none', async () => {
  const { url } = await upload(await cameraPhoto())
  const sources = photoSources(url)
  const addresses = [...(sources?.avif.split(',') ?? []), ...(sources?.webp.split(',') ?? [])].map((one) => one.split(' ')[0] ?? '')
  expect(addresses).toHaveLength(6)
  for (const address of addresses) {
    const response = await mall.fetch(address)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('x-content-type-options')])
      .toEqual([200, address.endsWith('avif') ? 'image/avif' : 'image/webp', 'public, max-age=31536000, immutable', 'nosniff'])
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  const [first = ''] = addresses
  for (const wrong of [first.replace('320.', '321.'), first.replace('avif', 'jpeg'), first.replace(/\d+x/, '1x'), first.replace(/[0-9a-f]{32}/, 'f'.repeat(32)), `${first}/../x`]) {
    expect((await mall.fetch(wrong)).status).toBe(404)
  }
})

describe('what is not taken', () => {
  it.each([
    ['no picture', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)), 'FILE_TYPE_NOT_ALLOWED', '只支持 JPEG、PNG、WebP、AVIF 图片'],
    ['a broken one', Uint8Array.from({ length: 64 }, (_, at) => [0xff, 0xd8, 0xff][at] ?? 7), 'IMAGE_INVALID', '图片已损坏，无法读取'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'FILE_TOO_LARGE', '图片不能超过 10MB'],
  ])('%s', async (_, bytes, errorCode, message) => {
    expect(await upload(bytes)).toMatchObject({ code: errorCode, message, body: null })
  })

  it('from a hand of the warehouse, a buyer or a visitor', async () => {
    const bytes = await cameraPhoto(40, 30)
    expect((await upload(bytes, warehouse)).status).toBe(403)
    expect((await upload(bytes, (await mall.login('buyer')).Token)).status).toBe(401)
    expect((await setPictures([], warehouse)).status).toBe(403)
  })

  it('photos that nobody uploaded, the same one twice, or ten', async () => {
    const { url } = await upload(await cameraPhoto(60, 50))
    const none = { code: 'PICTURES_UNKNOWN', message: '图片已失效，请重新上传' }
    expect(await setPictures([{ Url: url.replace(/[0-9a-f]{32}/, '0'.repeat(32)), Alt: '' }])).toMatchObject(none)
    expect(await setPictures([{ Url: (await detail()).Drawings[0] ?? '', Alt: '' }])).toMatchObject(none)
    expect(await setPictures([{ Url: url, Alt: '' }, { Url: url, Alt: '一' }])).toMatchObject({ code: 'PICTURES_UNKNOWN', message: '同一张图片只能放一次' })
    expect((await setPictures(Array.from({ length: 10 }, () => ({ Url: url, Alt: '' })))).code).toBe('INVALID_INPUT')
    expect((await detail()).Pictures).toEqual([])
  })

  it('more than one of the staff may send within a day', async () => {
    const row = { width: 1, height: 1, standIn: '', look: Uint8Array.of(1), lookVersion: '0', staffId: demoStaff.seller, createdAt: mall.clock() }
    await mall.db.insert(photo).values(Array.from({ length: maxDailyPhotos }, (_, at) => ({ ...row, hash: `of the day ${at}` })))
    expect(await upload(await cameraPhoto(70, 50))).toMatchObject({ code: 'UPLOAD_LIMIT_REACHED', message: '24小时内上传的图片已达上限，请稍后再试' })
    await mall.db.delete(photo).where(eq(photo.lookVersion, '0'))
  })
})

test('a product is found by its photo, and not by the drawing that it hides', async () => {
  await describePictures(mall.db, describedBy(await createRasterizer()), 100_000)
  const bytes = new Uint8Array(await sharp(await cameraPhoto(900, 700)).autoOrient().jpeg().toBuffer())
  const find = async () => {
    const form = new FormData()
    form.append('files', new File([bytes], '找同款.jpg'))
    const { body } = await mall.send('POST /api/Product/ImageSearch', form)
    return (body as { Items: { ProductCode: string }[] } | null)?.Items[0]?.ProductCode
  }
  const { url } = await upload(bytes)
  expect(await find()).not.toBe(code)
  await setPictures([{ Url: url, Alt: '' }])
  expect(await find()).toBe(code)
  await setPictures([])
})

test('what no product ever showed is gone after a day, with its bytes; what one did show stays, since orders show it', async () => {
  const [shown, left] = [(await upload(await cameraPhoto(300, 200))).url, (await upload(await cameraPhoto(310, 200))).url]
  await setPictures([{ Url: shown, Alt: '' }])
  const order = await mall.db.update(orderLine).set({ imageUrl: shown }).where(eq(orderLine.id, 1)).returning()
  expect(order).toHaveLength(1)
  await setPictures([])
  const statuses = async () => [(await mall.fetch(shown.split('#')[0] ?? '')).status, (await mall.fetch(left.split('#')[0] ?? '')).status]
  await purgePhotos(mall.deps)
  expect(await statuses()).toEqual([200, 200])
  await purgePhotos({ ...mall.deps, clock: () => addDays(mall.clock(), 2) })
  expect(await statuses()).toEqual([200, 404])
  expect((await setPictures([{ Url: left, Alt: '' }])).code).toBe('PICTURES_UNKNOWN')
  expect((await setPictures([{ Url: shown, Alt: '' }])).success).toBe(true)
})

import { encode as encodePng } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRasterizer } from '../../../hosts/node/rasterizer.ts'
import { catalogueView } from '../../product/testing/catalogue-view.ts'
import { createTestMall, type TestMall } from '../../../testing/test-mall.ts'
import { describedBy } from './describe-drawings.ts'
import { describePictures } from './store.ts'

let mall: TestMall
let view: ReturnType<typeof catalogueView>
let token: string

beforeAll(async () => {
  mall = await createTestMall()
  view = catalogueView(mall)
  token = (await mall.login('buyer')).Token
}, 120_000)
afterAll(() => mall.close())

describe('image search', () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, as?: string) => {
    const form = new FormData()
    form.append('files', new File([bytes], 'photo.png', { type: 'image/png' }))
    return mall.send('POST /api/Product/ImageSearch', form, { token: as })
  }

  it('finds the product in the picture, and the list shows what was found', async () => {
    const rasterize = await createRasterizer()
    const { code } = await view.pick("p.is_on_shelf and a.product_id is not null and p.picture->>'kind' = 'stapler'")
    const svg = await (await mall.fetch(`/pictures/${code}.svg`)).text()
    const photo = new Uint8Array(encodePng({ ...rasterize(svg, 300), channels: 4 }))
    expect(await send(photo)).toMatchObject({ success: false, message: '图片搜索正在准备，请稍后再试' })
    while ((await describePictures(mall.db, describedBy(rasterize), 200)) > 0);
    const response = (await send(photo, token)).body as { Items: { ProductCode: string }[]; ImageKey: string }
    expect(response.Items[0]?.ProductCode).toBe(code)
    expect((await view.codes({ ImageKey: response.ImageKey }, token))[0]).toBe(code)
    mall.advance(86_400_000 + 1)
    const late = await mall.call('POST /api/Product/List', { ImageKey: response.ImageKey, PageIndex: 1, PageSize: 10 })
    expect(late.message).toBe('图片搜索结果已过期，请重新上传图片')
  })

  it('rejects a file that is too large or no picture, more than one file, and none', async () => {
    expect((await mall.send('POST /api/Product/ImageSearch', new FormData())).message).toBe('请上传图片文件')
    expect((await send(new Uint8Array(2 * 1024 * 1024 + 1))).message).toBe('图片大小不能超过2MB')
    expect((await send(new TextEncoder().encode('not a picture'))).message).toBe('请上传JPG或PNG格式的图片')
    const form = new FormData()
    for (const name of ['a.png', 'b.png']) form.append('files', new File(['x'], name))
    expect((await mall.send('POST /api/Product/ImageSearch', form)).message).toBe('只能上传一张图片')
  })

  it('finds nothing for a picture of something else', async () => {
    const data = new Uint8Array(200 * 200 * 4)
    for (let pixel = 0; pixel < 40_000; pixel++) data.set([(pixel * 7) % 256, pixel % 256, (pixel >> 8) % 256, 255], pixel * 4)
    const response = await send(new Uint8Array(encodePng({ width: 200, height: 200, data, channels: 4 })))
    expect(response.body).toEqual({ Items: [], ImageKey: '' })
  })
})

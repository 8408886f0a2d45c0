import type { Page } from '@playwright/test'
import { expect, holds, test } from './support/test.ts'

/** Gives the search box a picture, as the file picker does. */
const searchBy = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole('search').locator('input[type=file]:not([capture])').setInputFiles(file)

const notice = (page: Page, text: string) => page.getByRole('search').getByText(text)

test.describe('search by picture', () => {
  test('a screenshot of a product finds it, at an address that can be shared', holds('§2.route.list', '§2.search.image', '§7.image-search'), async ({ page, visitorApi, newBrowser }) => {
    test.slow()
    const { Items } = await visitorApi.call('POST /api/Product/List', { Keyword: '订书机', PageIndex: 1, PageSize: 10 })
    const [product] = Items
    if (!product) throw new Error('The demo catalogue sells no stapler.')
    await page.goto(`/${product.ProductCode}.html`)
    const picture = page.getByRole('main').getByRole('img', { name: product.CustomerProductName })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveJSProperty('complete', true)
    const photo = await picture.screenshot()
    // The pictures of a new catalogue are described in the background.
    const before = page.url()
    await expect(async () => {
      await page.goto(before)
      await searchBy(page, { name: 'photo.png', mimeType: 'image/png', buffer: photo })
      await expect(page).toHaveURL(/\/product\/index\?ImageKey=/, { timeout: 3_000 })
      await expect(page.getByRole('article').first()).toContainText(product.ProductCode, { timeout: 1_000 })
    }).toPass({ timeout: 120_000 })
    await expect(page.getByRole('heading', { level: 1, name: '以图搜索的结果' })).toBeVisible()
    const elsewhere = await (await newBrowser()).newPage()
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByRole('article').first()).toContainText(product.ProductCode)
  })

  test('above 2 MB, no picture, two at once: each is rejected with a message', holds('§5.image.size', '§5.image.type', '§5.image.one', '§9.image'), async ({ page }) => {
    await page.goto('/product/index')
    await searchBy(page, { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
    await expect(notice(page, '图片大小不能超过2MB')).toBeVisible()
    await searchBy(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') })
    await expect(notice(page, '请上传图片文件')).toBeVisible()
    const field = page.getByRole('search')
    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      for (const name of ['a.png', 'b.png']) data.items.add(new File(['x'], name, { type: 'image/png' }))
      return data
    })
    await field.dispatchEvent('dragover', { dataTransfer: files })
    await field.dispatchEvent('drop', { dataTransfer: files })
    await expect(notice(page, '每次只能上传一张图片')).toBeVisible()
    await expect(page).toHaveURL('/product/index')
  })

  test('a picture unlike any product: 未找到相关商品', holds('§5.image.none'), async ({ page }) => {
    await page.goto('/product/index')
    const noise = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 })
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      const image = brush.createImageData(200, 200)
      for (let at = 0; at < 40_000; at++) image.data.set([(at * 7) % 256, at % 256, (at >> 8) % 256, 255], at * 4)
      brush.putImageData(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await expect(async () => {
      await searchBy(page, { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') })
      await expect(notice(page, '未找到相关商品')).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page).toHaveURL('/product/index')
  })
})

import type { Page } from '@playwright/test'
import { cameraPhoto } from '../packages/mall-server/src/testing/photos.ts'
import { findProduct } from './support/goods.ts'
import { enterStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

/** A code of no product: codes of the demo begin otherwise. */
const ownCode = (): string => `99${Date.now() % 1_000_000_000}`

const box = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

test('a photo from a phone, uploaded on the page of a product, is what buyers see, upright and in the width of their screen; what is no photo is refused beside its name', async ({ page, apiOf, newBrowser }) => {
  const { ProductCode, CustomerProductName } = await findProduct(await apiOf())
  await page.goto(`/seller/products?Keyword=${ProductCode}`)
  await enterStaff(page, 'seller')

  await test.step('from the list to the page of the product', async () => {
    await page.getByRole('link', { name: CustomerProductName }).click()
    await expect(page).toHaveURL(`/seller/products/${ProductCode}`)
    await expect(page.getByText('还没有照片，买家看到的是这些示意图：')).toBeVisible()
  })

  await test.step('one is taken, one is none', async () => {
    await page.getByLabel('添加图片', { exact: true }).and(page.locator('input[type=file]')).setInputFiles([
      { name: '现场.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cameraPhoto(1600, 1200)) },
      { name: '图标.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(99)) },
    ])
    await expect(page.getByText(/ · 只支持 JPEG、PNG、WebP、AVIF 图片$/)).toBeVisible()
    await page.getByRole('button', { name: '第 1 张，主图' }).click()
    await page.getByLabel('第 1 张的替代文字').fill('办公桌上的样子')
    await page.getByRole('button', { name: '保存图片' }).click()
    await expect(page.getByText('图片已保存，买家已经看到')).toBeVisible()
  })

  await test.step('the page of the mall and its list show it', async () => {
    const buyer = await (await newBrowser()).newPage()
    await buyer.goto(`/${ProductCode}.html`)
    const photo = buyer.getByRole('img', { name: '办公桌上的样子' })
    await expect(photo).toHaveAttribute('srcset', /320\.webp 320w,.*640\.webp 640w,.*1200\.webp 1200w/)
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalHeight > image.naturalWidth)).toBe(true)
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/(640|1200)\.avif$/)
    await buyer.goto(`/product/index?Keyword=${ProductCode}`)
    await expect(buyer.locator(`article img[srcset*="1200x1600"]`)).toBeVisible()
  })
})

test('a product is made, described as a draft that no buyer sees, and published: then the shop has exactly these words and prices, and its history says who', async ({ page, visitorApi, newBrowser }) => {
  const code = ownCode()
  const name = `孔雀石 试制绘图笔 ${code}`
  const buyer = await (await newBrowser()).newPage()
  await page.goto('/seller/products')
  await enterStaff(page, 'seller')
  await expect(page).toHaveURL('/seller/products')

  await test.step('made, with a brand that there was not', async () => {
    await page.getByRole('button', { name: '新建商品' }).click()
    const dialog = page.getByRole('dialog', { name: '新建商品' })
    await dialog.getByRole('textbox', { name: '编码' }).fill(code)
    await dialog.getByRole('textbox', { name: '单位' }).fill('支')
    await dialog.getByRole('textbox', { name: '商品名称' }).fill(name)
    await dialog.getByRole('combobox', { name: '分类' }).fill('中性笔')
    await page.getByRole('option', { name: /中性笔/ }).first().click()
    await dialog.getByRole('combobox', { name: '品牌' }).fill(`孔雀石${code}`)
    await page.getByRole('option', { name: /新品牌/ }).click()
    await dialog.getByRole('textbox', { name: '市场价' }).fill('12.5')
    await dialog.getByRole('button', { name: '新建，去填资料' }).click()
    await expect(page).toHaveURL(`/seller/products/${code}`)
    await expect(page.getByRole('heading', { level: 1, name: /^下架，市场价 12\.50 元\/支/ })).toBeVisible()
    await expect(page.getByText(name).first()).toBeVisible()
    await buyer.goto(`/product/index?Keyword=${encodeURIComponent(name)}`)
    await expect(buyer.locator('article', { hasText: code })).toHaveCount(0)
  })

  await test.step('filled in, and kept as a draft', async () => {
    await box(page, '型号').fill('KQS-01')
    await box(page, '起订量').fill('10')
    await box(page, '递增').fill('5')
    await page.getByRole('button', { name: '加一档' }).click()
    await page.getByRole('textbox', { name: '第 2 档数量' }).fill('100')
    await page.getByRole('textbox', { name: '第 2 档市场价' }).fill('11.9')
    await page.getByRole('button', { name: '加一项规格' }).click()
    await page.getByRole('textbox', { name: '第 1 项规格的名称' }).fill('笔尖')
    await page.getByRole('textbox', { name: '第 1 项规格的值' }).fill('0.38 mm')
    await box(page, '送达文字').fill('十六点前下单次日达')
    await box(page, '说明').fill('## 顺滑不断墨\n\n**速干**墨水，左手也不会蹭花。\n\n<script>alert(1)</script>')
    await page.getByRole('button', { name: '存草稿' }).click()
    await expect(page.getByText('草稿已存，买家还看不到')).toBeVisible()
    await page.reload()
    await expect(box(page, '型号')).toHaveValue('KQS-01')
    await expect(page.getByRole('heading', { level: 1, name: /；草稿改了 \d+ 处/ })).toBeVisible()
  })

  await test.step('published and put on sale', async () => {
    await page.getByRole('button', { name: '发布并上架' }).click()
    await expect(page.getByText('已发布并上架，买家已经看到')).toBeVisible()
    const history = page.getByRole('region', { name: '历史' })
    await expect(history.getByText(/^发布，/)).toBeVisible()
    await expect(history.getByText(/^新建，/)).toBeVisible()
    await expect(history.getByText(/送达文字/)).toContainText('十六点前下单次日达')
  })

  await test.step('a buyer finds it by its words and reads exactly them', async () => {
    const { Items } = await visitorApi.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20, Keyword: name })
    expect(Items.map(({ ProductCode, CustomerProductName, MarketPrice, MOQ, Step }) => ({ ProductCode, CustomerProductName, MarketPrice, MOQ, Step }))).toContainEqual({ ProductCode: code, CustomerProductName: name, MarketPrice: 12.5, MOQ: 10, Step: 5 })
    await buyer.goto(`/${code}.html`)
    const shop = buyer.getByRole('main')
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await visitorApi.call('POST /api/Product/Detail', { ProductCode: code })).toMatchObject({ DeliveryText: '十六点前下单次日达', Model: 'KQS-01', Specs: [{ Name: '笔尖', Value: '0.38 mm' }], SaleState: 'onSale' })
    await expect(shop.getByRole('heading', { name: '顺滑不断墨' })).toBeVisible()
    await expect(shop.locator('strong', { hasText: '速干' })).toBeVisible()
    await expect(shop.getByText('alert(1)')).toHaveCount(0)
    await expect(shop.getByText(/¥\s*12\.50/).first()).toBeVisible()
  })
})

import { picturesLimit } from '@mall/api/contract'
import type { SellerProductDetail } from '@mall/api/seller/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { ProductCard } from '@mall/ui/product-card'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { useState, type ReactNode } from 'react'
import { ShelfTag } from '../../../components/product/ShelfTag.tsx'
import { href } from '../../../site/routes.ts'
import { changeWords, type Picture } from './picture-order.ts'
import { ProductPictures, type UploadPhoto } from './ProductPictures.tsx'

export interface ProductViewProps {
  readonly product: SellerProductDetail
  readonly saving: boolean
  readonly upload: UploadPhoto
  /** Asks before a page with unsaved pictures is left. */
  readonly renderLeaveGuard: (dirty: boolean) => ReactNode
  /** Resolves whether they were saved. `version` is the one that they were made of. */
  readonly onSave: (pictures: readonly Picture[], version: number) => Promise<boolean>
}

/** Pictures that are not saved, and the version that they were made of. */
interface Draft {
  readonly pictures: readonly Picture[]
  readonly version: number
}

type Tier = SellerProductDetail['Tiers'][number]

const tierColumns = (unit: string): readonly TableColumn<Tier>[] => [
  { key: 'MinQty', header: '起订量', render: ({ MinQty }) => `${MinQty} ${unit}起`, rowHeader: true },
  { key: 'Price', header: '市场价（元）', align: 'end', render: ({ Price }) => formatAmount(Price) },
]

/** The page of the mall: another app on the same host. */
const shopHref = (code: string): string => `/${code}.html`

const factsOf = (product: SellerProductDetail) => [
  { term: '商品名称', value: product.Name, full: true },
  { term: '编码', value: product.ProductCode },
  { term: '型号', value: product.Fields.Model },
  { term: '分类', value: product.Category },
  { term: '品牌', value: product.Brand },
  { term: '条码', value: product.Fields.Barcode },
  { term: '税率', value: `${Math.round(product.Fields.TaxRate * 100)}%` },
  { term: '库存（上海）', value: `${product.Stock} ${product.Unit}` },
  { term: '已售', value: `${product.Sales} ${product.Unit}` },
  { term: '送达文字', value: product.Fields.DeliveryText, full: true },
]

const packingOf = ({ Fields: { Unit, Packing, MOQ, Step, MaxQty } }: SellerProductDetail) => [
  { term: '单位', value: Unit },
  { term: '包装', value: Packing },
  { term: '起订量', value: `${MOQ} ${Unit}` },
  { term: '递增', value: `${Step} ${Unit}` },
  { term: '每单最多', value: MaxQty === null ? '不限' : `${MaxQty} ${Unit}` },
]

/** One product: its photos, and what is kept of it, beside what buyers see. */
export const ProductView = ({ product, saving, upload, renderLeaveGuard, onSave }: ProductViewProps) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isUploading, setUploading] = useState(false)
  const pictures = draft?.pictures ?? product.Pictures
  const words = changeWords(product.Pictures, pictures)
  const isStale = words !== null && draft !== null && draft.version !== product.Version
  const mayEdit = product.AllowActions.includes('SetPictures')
  const undescribed = pictures.filter(({ Alt }) => Alt.trim() === '').length
  const shown = pictures[0]?.Url ?? product.Drawings[0] ?? ''

  const change = (how: (before: readonly Picture[]) => readonly Picture[]) =>
    setDraft((before) => ({ pictures: how(before?.pictures ?? product.Pictures), version: before?.version ?? product.Version }))
  const save = async () => {
    if (draft !== null && (await onSave(draft.pictures, draft.version))) setDraft(null)
  }

  const card = {
    name: product.Name, code: product.ProductCode, href: shopHref(product.ProductCode), unit: product.Unit, marketPrice: product.Price, moq: product.Fields.MOQ, target: '_blank',
    stock: product.Stock > 0 ? ({ tone: 'in', label: '现货' } as const) : ({ tone: 'out', label: '无货' } as const),
  }
  return (
    <>
      <Sheet data-density="default">
        <WorkshopPage
          head={
            <PageHeader
              crumbs={<Breadcrumbs items={[{ label: '商品', href: href('products') }, { label: product.ProductCode }]} />}
              fact={words === null ? product.Name : <FactTint tone="warning">{`图片${words}，还没保存`}</FactTint>}
              details={
                <>
                  <ShelfTag product={product} />
                  {words === null ? null : <span>{product.Name}</span>}
                  <span>{product.Agreements === 0 ? '没有协议' : `${product.Agreements} 家有协议`}</span>
                </>
              }
              actions={
                mayEdit ? (
                  <>
                    <Button disabled={words === null || saving} onClick={() => setDraft(null)}>撤回改动</Button>
                    <Button variant="decisive" loading={saving} disabled={words === null || isUploading || isStale} onClick={() => void save()}>保存图片</Button>
                  </>
                ) : undefined
              }
            />
          }
          rail={
            <Section title="买家看到的" aside="市场价" action={product.Shelf === 'on' ? <Link href={shopHref(product.ProductCode)} target="_blank" rel="noopener">打开整页</Link> : undefined}>
              <Stack gap={12} data-density="comfortable">
                <ProductCard {...card} image={<ProductPicture src={shown} size={240} sizes="320px" />} />
                <ProductCard {...card} variant="row" image={<ProductPicture src={shown} size={96} />} />
              </Stack>
            </Section>
          }
        >
          <Section title="图片" aside={`${pictures.length} 张，最多 ${picturesLimit} 张${undescribed === 0 ? '' : `，${undescribed} 张没有替代文字`}`}>
            {isStale ? (
              <Alert
                tone="warning"
                action={
                  <Inline gap={12}>
                    <Button variant="text" onClick={() => setDraft(null)}>收下新的</Button>
                    <Button variant="text" onClick={() => setDraft({ pictures, version: product.Version })}>留我的</Button>
                  </Inline>
                }
              >
                有人刚改过这个商品，你的图片还没保存
              </Alert>
            ) : null}
            {mayEdit ? (
              <ProductPictures pictures={pictures} drawings={product.Drawings} onChange={change} upload={upload} onUploading={setUploading} />
            ) : (
              <Inline gap={8}>
                {(pictures.length === 0 ? [...new Set(product.Drawings)] : pictures.map(({ Url }) => Url)).map((url, at) => (
                  <ProductPicture key={url} src={url} size={72} alt={pictures[at]?.Alt || `${product.Name} ${at + 1}`} />
                ))}
              </Inline>
            )}
          </Section>
          <Section title="基本">
            <DescriptionList items={factsOf(product)} columns={2} />
          </Section>
          <Section title="价格与阶梯" aside={`元，含税 ${Math.round(product.Fields.TaxRate * 100)}%`}>
            <Table label="价格与阶梯" columns={tierColumns(product.Unit)} rows={product.Tiers} rowKey={({ MinQty }) => String(MinQty)} />
          </Section>
          <Section title="包装与单位">
            <DescriptionList items={packingOf(product)} columns={2} />
          </Section>
          <Section title="规格" aside={`${product.Fields.Specs.length} 项`}>
            <DescriptionList items={product.Fields.Specs.map(({ Name, Value }) => ({ term: Name, value: Value }))} columns={2} />
          </Section>
        </WorkshopPage>
      </Sheet>
      {renderLeaveGuard(words !== null || isUploading)}
    </>
  )
}

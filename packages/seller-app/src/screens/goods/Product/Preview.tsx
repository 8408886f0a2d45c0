import { packingText } from '@mall/api/contract'
import type { ProductFields, SellerProductDetail } from '@mall/api/seller/contract'
import { ProductPicture } from '@mall/app-kit/goods/ProductPicture.tsx'
import { TierTable } from '@mall/app-kit/goods/TierTable.tsx'
import { FoldSection } from '@mall/app-kit/page/FoldSection.tsx'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { PriceBlock } from '@mall/ui/price'
import { ProductCard } from '@mall/ui/product-card'
import { Inline } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { MallThemeProvider } from '@mall/ui/theme'
import { useState } from 'react'
import * as S from './Preview.styles.ts'

/** The page of the mall: another app on the same host. */
const shopHref = (code: string): string => `/${code}.html`

const schemes = [['light', '浅'], ['dark', '深']] as const

interface PreviewProps {
  readonly product: SellerProductDetail
  /** As they will be; those of the draft while something typed cannot be read. */
  readonly fields: ProductFields
  /** The main picture as it is on the page, saved or not. */
  readonly picture: string
}

interface PageProps extends PreviewProps {
  readonly device: 'phone' | 'desk'
}

const stockOf = (stock: number) => (stock > 0 ? ({ tone: 'in', label: '现货' } as const) : ({ tone: 'out', label: '无货' } as const))

/** Whether it is there, and when it comes: said once where the words of the delivery say it, too. */
const availability = (label: string, delivery: string): string => (delivery.startsWith(label) ? delivery : [label, delivery].filter((part) => part !== '').join('　'))

/** The top of the page of the product, as a visitor sees it. */
const PagePreview = ({ product, fields, picture, device }: PageProps) => {
  const price = fields.Tiers[0]?.Price ?? null
  const packing = packingText({ unit: fields.Unit, packing: fields.Packing, units: fields.Units })
  return (
    <S.Page data-device={device} data-density="comfortable">
      <div>
        <ProductPicture src={picture} size={240} sizes="240px" />
      </div>
      <div>
        <h3>{fields.Name === '' ? '（没有名称）' : fields.Name}</h3>
        {device === 'desk' ? <Text as="p" tone="secondary">{`编码 ${product.ProductCode}${fields.Model === '' ? '' : `　型号 ${fields.Model}`}　品牌 ${fields.Brand}`}</Text> : null}
        {fields.Tags.length === 0 ? null : <Inline gap={4}>{fields.Tags.map((tag) => <StatusTag key={tag} tone="neutral">{tag}</StatusTag>)}</Inline>}
        <PriceBlock marketPrice={price} unit={fields.Unit} />
        <p>{availability(stockOf(product.Stock).label, fields.DeliveryText)}</p>
        <Text as="p" tone="secondary">{`${fields.MOQ}${fields.Unit}起订${fields.Step > 1 ? `，每次加 ${fields.Step}${fields.Unit}` : ''}${fields.MaxQty === null ? '' : `，最多 ${fields.MaxQty}${fields.Unit}`}`}</Text>
        {packing === '' ? null : <Text as="p" tone="secondary">{`包装规格 ${packing}`}</Text>}
        {device === 'desk' && fields.Specs.length > 0 ? <Text as="p" tone="secondary">{fields.Specs.map(({ Name, Value }) => `${Name} ${Value}`).join('　')}</Text> : null}
      </div>
      {device === 'desk' && fields.Tiers.length > 1 && price !== null ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where there are many tiers
        <div data-part="tiers" role="group" aria-label="各档价格" tabIndex={0}>
          <TierTable tiers={fields.Tiers} inForce={0} unit={fields.Unit} marketPrice={price} />
        </div>
      ) : null}
    </S.Page>
  )
}

/** 买家看到的: the card and the page with the draft in them, in light and dark apart from the office. */
export const Preview = (props: PreviewProps) => {
  const { product, fields, picture } = props
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const card = {
    name: fields.Name, code: product.ProductCode, href: shopHref(product.ProductCode), unit: fields.Unit, marketPrice: fields.Tiers[0]?.Price ?? null, moq: fields.MOQ, target: '_blank', stock: stockOf(product.Stock),
    tags: fields.Tags[0] === undefined ? undefined : <StatusTag tone="neutral">{fields.Tags[0]}</StatusTag>,
  }
  return (
    <FoldSection
      id="preview"
      title="买家会看到的"
      folded
      aside="市场价"
      action={
        <Inline gap={8}>
          {schemes.map(([value, name]) => (
            <Button key={value} variant={scheme === value ? 'soft' : 'text'} aria-pressed={scheme === value} onClick={() => setScheme(value)}>{name}</Button>
          ))}
          {product.Shelf === 'on' ? <Link href={shopHref(product.ProductCode)} target="_blank" rel="noopener">打开整页</Link> : null}
        </Inline>
      }
    >
      <MallThemeProvider scheme={scheme} density="comfortable" role="group" aria-label={`预览，${scheme === 'light' ? '浅色' : '深色'}`}>
        <S.Ground>
          <S.Shown>
            <figcaption>卡片</figcaption>
            <ProductCard {...card} image={<ProductPicture src={picture} size={240} sizes="240px" />} />
          </S.Shown>
          <S.Shown>
            <figcaption>商品页，手机</figcaption>
            <PagePreview {...props} device="phone" />
          </S.Shown>
          <S.Shown data-wide="">
            <figcaption>列表里的一行</figcaption>
            <ProductCard {...card} variant="row" image={<ProductPicture src={picture} size={96} />} />
          </S.Shown>
          <S.Shown data-wide="">
            <figcaption>商品页，桌面</figcaption>
            <PagePreview {...props} device="desk" />
          </S.Shown>
        </S.Ground>
      </MallThemeProvider>
    </FoldSection>
  )
}

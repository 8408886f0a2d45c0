import { SafeHtml, SafeHtmlLoading } from '@mall/app-kit/content/SafeHtml.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { packingText, type ProductDetail } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Skeleton } from '@mall/ui/skeleton'
import { Tabs } from '@mall/ui/tabs'
import { VisuallyHidden } from '@mall/ui/theme'
import { Suspense, type ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import * as S from './ProductDetail.styles.ts'

/** With the table: loaded when the tab opens. */
const PurchaseRecords = lazyInPage(async () => (await import('./PurchaseRecords.tsx')).PurchaseRecords)

interface ProductTabsProps {
  readonly product: ProductDetail
  readonly loginHref?: string | undefined
  readonly reviews: ReactNode
}

/** What the tab says already. */
const ownHeading = /^\s*<h([1-6])[^>]*>\s*商品介绍\s*<\/h\1>/i

/** 商品介绍 规格参数 包装清单 售后保障 评价 采购记录 */
export const ProductTabs = ({ product, loginHref, reviews }: ProductTabsProps) => {
  const specs = [
    { Name: '品牌', Value: product.BrandName },
    { Name: '型号', Value: product.Model },
    { Name: '包装规格', Value: packingText({ unit: product.Unit, packing: product.Packing, units: product.Units }) },
    { Name: '条形码', Value: product.Barcode },
    ...product.Specs,
  ]
  const description = (
    <Suspense fallback={<SafeHtmlLoading />}>
      <SafeHtml html={product.Description.replace(ownHeading, '')} />
    </Suspense>
  )
  return (
    <S.TabsFrame>
      <VisuallyHidden role="heading" aria-level={2}>商品信息</VisuallyHidden>
      <Tabs
        label="商品信息"
        items={[
          { value: 'description', label: '商品介绍', panel: description },
          {
            value: 'specs',
            label: '规格参数',
            panel: (
              <DescriptionList columns={2} ruled items={specs.map(({ Name, Value }) => ({ term: Name, value: Value }))} />
            ),
          },
          {
            value: 'packing',
            label: '包装清单',
            panel: (
              <ul>
                {product.PackingList.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            ),
          },
          {
            value: 'service',
            label: '售后保障',
            panel: (
              <ul>
                <li>退货、换货：签收后15天内，商品完好、包装齐全可申请。</li>
                <li>维修：按商品保修期办理。</li>
                <li>发票：{product.SupportSpecialInvoice ? '可开增值税专用发票或普通发票。' : '可开增值税普通发票。'}</li>
                <li>
                  详见 <Link href={href('help')}>帮助中心</Link>。
                </li>
              </ul>
            ),
          },
          { value: 'reviews', label: '评价', count: product.ReviewCount, panel: reviews },
          { value: 'records', label: '采购记录', count: product.PurchaseRecords.length, panel: <Records product={product} loginHref={loginHref} /> },
        ]}
      />
    </S.TabsFrame>
  )
}

const Records = ({ product, loginHref }: Omit<ProductTabsProps, 'reviews'>) => {
  if (loginHref !== undefined) return <Empty size="small" kind="forbidden" title="登录后查看贵司采购记录" action={<Link href={loginHref}>登录</Link>} />
  if (product.PurchaseRecords.length === 0) return <Empty size="small" title="贵司暂未采购过该商品" />
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <PurchaseRecords records={product.PurchaseRecords} unit={product.Unit} />
    </Suspense>
  )
}

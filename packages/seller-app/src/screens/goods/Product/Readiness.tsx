import { productFieldNames, type ProductField, type ProductFields, type ProductProblem, type SellerProductDetail } from '@mall/api/seller/contract'
import { unfold } from '@mall/app-kit/page/go-to-section.ts'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import type { Picture } from './picture-order.ts'
import { placeOf } from './ProductField.tsx'

const goTo = (id: string, block: ScrollLogicalPosition): void => {
  const place = document.getElementById(id)
  unfold(place)
  place?.scrollIntoView({ block })
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}

/** Brings a field into sight, and the focus into it. */
export const goToField = (name: ProductProblem['Field']): void => goTo(placeOf(name), 'center')

/** What buyers miss of a product, which keeps it from nothing. */
interface Gap {
  readonly words: string
  /** Of the part where it is mended. */
  readonly part: string
  readonly mends: string
}

export const gapsOf = ({ Lacks }: Pick<SellerProductDetail, 'Lacks'>, { Description, Specs }: Pick<ProductFields, 'Description' | 'Specs'>, pictures: readonly Picture[]): Gap[] => {
  const undescribed = pictures.filter(({ Alt }) => Alt.trim() === '').length
  return [
    ...(pictures.length === 0 && Lacks.includes('picture') ? [{ words: '没有图片', part: 'pictures', mends: '加图片' }] : []),
    ...(undescribed > 0 ? [{ words: `${undescribed} 张图片没有替代文字`, part: 'pictures', mends: '写替代文字' }] : []),
    ...(Specs.length === 0 ? [{ words: '没有规格', part: 'specs', mends: '加规格' }] : []),
    ...(Description.trim() === '' ? [{ words: '没有说明', part: 'description', mends: '写说明' }] : []),
  ]
}

/** What is looked at, in the order of the form; the rest of what can be wrong is said by itself. */
const looked = [
  { name: '名称', fields: ['Name'], part: '' }, { name: '分类', fields: ['CategoryId'], part: '' }, { name: '品牌', fields: ['Brand'], part: '' }, { name: '单位', fields: ['Unit', 'Units'], part: '' },
  { name: '价格', fields: ['Tiers', 'Cost', 'Floor'], part: '' }, { name: '起订量', fields: ['MOQ', 'Step', 'MaxQty'], part: '' }, { name: '税率', fields: ['TaxRate', 'TaxCode'], part: '' },
  { name: '图片', fields: [], part: 'pictures' }, { name: '规格', fields: ['Specs'], part: 'specs' }, { name: '说明', fields: ['Description'], part: 'description' },
] as const satisfies readonly { readonly name: string; readonly fields: readonly ProductField[]; readonly part: string }[]

interface ReadinessProps {
  readonly problems: readonly ProductProblem[]
  readonly gaps: readonly Gap[]
}

/** 发布前: what has to change first, each with the way to it. */
export const Readiness = ({ problems, gaps }: ReadinessProps) => {
  const good = looked.filter(({ fields, part }) => !problems.some(({ Field }) => (fields as readonly ProductField[]).includes(Field)) && !gaps.some((gap) => gap.part === part))
  return (
    <Section title="发布前" aside={problems.length > 0 ? `${problems.length} 处要先改好` : gaps.length > 0 ? `还差 ${gaps.length} 处，不影响发布` : '都齐了'}>
      <Stack as="ul" gap={8}>
        {problems.map(({ Field, Message }) => (
          <Inline as="li" key={Field} gap={8}>
            <Text tone="danger"><Icon name="error" size={16} /></Text>
            <Text tone="danger">{`${productFieldNames[Field]}：${Message}`}</Text>
            <Button variant="text" aria-label={`去改${productFieldNames[Field]}`} onClick={() => goToField(Field)}>去改</Button>
          </Inline>
        ))}
        {gaps.map(({ words, part, mends }) => (
          <Inline as="li" key={words} gap={8}>
            <Text tone="warning"><Icon name="warning" size={16} /></Text>
            <Text tone="warning">{words}</Text>
            <Button variant="text" aria-label={`去${mends}`} onClick={() => goTo(part, 'start')}>{`去${mends.slice(0, 1)}`}</Button>
          </Inline>
        ))}
        {good.length === 0 ? null : (
          <Inline as="li" gap={8}>
            <Text tone="secondary"><Icon name="check" size={16} /></Text>
            <Text tone="secondary">{`${good.map(({ name }) => name).join('、')}都齐了`}</Text>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

import { productFieldNames, type ProductProblem } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { placeOf } from './ProductField.tsx'

/** Brings a field into sight, and the focus into it. */
export const goToField = (name: ProductProblem['Field']): void => {
  const place = document.getElementById(placeOf(name))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}

interface ReadinessProps {
  readonly problems: readonly ProductProblem[]
  /** Pictures without words for those who do not see them: nothing that keeps it from being published. */
  readonly undescribed: number
}

/** 发布前: what has to change first, each with the way to it. */
export const Readiness = ({ problems, undescribed }: ReadinessProps) => (
  <Section title="发布前" aside={problems.length > 0 ? `${problems.length} 处要先改好` : undescribed > 0 ? `还差 ${undescribed} 处，不影响发布` : '都齐了'}>
    <Stack as="ul" gap={8}>
      {problems.map(({ Field, Message }) => (
        <Inline as="li" key={Field} gap={8}>
          <Text tone="danger">{`${productFieldNames[Field]}：${Message}`}</Text>
          <Button variant="text" aria-label={`去改${productFieldNames[Field]}`} onClick={() => goToField(Field)}>去改</Button>
        </Inline>
      ))}
      {undescribed > 0 ? <li><Text tone="warning">{`${undescribed} 张图片没有替代文字`}</Text></li> : null}
      {problems.length === 0 && undescribed === 0 ? <li><Text tone="secondary">要填的都填了</Text></li> : null}
    </Stack>
  </Section>
)

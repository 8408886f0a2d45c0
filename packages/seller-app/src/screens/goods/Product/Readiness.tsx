import { productFieldNames, type ProductProblem } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { placeOf } from './ProductField.tsx'

const goTo = (id: string, block: ScrollLogicalPosition): void => {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block })
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}

/** Brings a field into sight, and the focus into it. */
export const goToField = (name: ProductProblem['Field']): void => goTo(placeOf(name), 'center')

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
          <Text tone="danger"><Icon name="error" size={16} /></Text>
          <Text tone="danger">{`${productFieldNames[Field]}：${Message}`}</Text>
          <Button variant="text" aria-label={`去改${productFieldNames[Field]}`} onClick={() => goToField(Field)}>去改</Button>
        </Inline>
      ))}
      {undescribed > 0 ? (
        <Inline as="li" gap={8}>
          <Text tone="warning"><Icon name="warning" size={16} /></Text>
          <Text tone="warning">{`${undescribed} 张图片没有替代文字`}</Text>
          <Button variant="text" aria-label="去写替代文字" onClick={() => goTo('pictures', 'start')}>去写</Button>
        </Inline>
      ) : null}
      {problems.length === 0 && undescribed === 0 ? <li><Text tone="secondary">要填的都填了</Text></li> : null}
    </Stack>
  </Section>
)

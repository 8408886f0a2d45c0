import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { formatYuan } from '@mall/ui/price'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import * as S from './InquiryQuote.styles.ts'
import { amountOf, marginOf, offerProblems, offerWarnings, type InquiryLine, type OfferField, type OfferValues } from './quote-values.ts'

interface OfferFormProps {
  readonly line: InquiryLine
  readonly offer: OfferValues
  /** Says what is wrong, once somebody has tried to keep or send. */
  readonly isChecked: boolean
  readonly onChange: (offer: OfferValues | null) => void
}

const sumText = (offer: OfferValues): string => {
  const margin = marginOf(offer)
  return `合计 ${formatYuan(amountOf(offer))}，含税 ${Math.round(offer.product.TaxRate * 100)}%${margin === null ? '' : `，毛利 ${margin.toFixed(1)}%`}`
}

/** What is offered for a line: price, pieces, least quantity, delivery, and words about it. */
export const OfferForm = ({ line, offer, isChecked, onChange }: OfferFormProps) => {
  const problems = isChecked ? offerProblems(offer, line) : {}
  const { Unit } = offer.product
  const input = (name: OfferField) => ({ value: offer[name], onValueChange: (text: string) => onChange({ ...offer, [name]: text }), autoComplete: 'off' })
  return (
    <Stack gap={12}>
      <Text as="h3" size={14} strong>{`报 ${offer.product.CustomerProductName}`}</Text>
      <S.Fields>
        <Field label="单价" required error={problems.Price}>
          <TextInput {...input('Price')} inputMode="decimal" start="¥" end={`/ ${Unit}`} />
        </Field>
        <Field label="数量" required error={problems.Quantity}>
          <TextInput {...input('Quantity')} inputMode="numeric" end={Unit} />
        </Field>
        <Field label="起订" required error={problems.MOQ}>
          <TextInput {...input('MOQ')} inputMode="numeric" end={Unit} />
        </Field>
        <Field label="交期" required error={problems.LeadDays}>
          <TextInput {...input('LeadDays')} inputMode="numeric" end="天" />
        </Field>
        <Field data-full="" label="说明" required={!offer.product.IsUnitKnown} error={problems.Note} hint={offer.product.IsUnitKnown ? '客户会看到' : `客户按“${line.Unit}”问，写明 1 ${line.Unit}是多少 ${Unit}`}>
          <TextInput {...input('Note')} maxLength={100} />
        </Field>
      </S.Fields>
      {offerWarnings(offer).map((text) => (
        <Alert key={text} tone="warning">
          {text}
        </Alert>
      ))}
      <Inline gap={12}>
        <Text strong>{sumText(offer)}</Text>
        <Button variant="text" onClick={() => onChange(null)}>
          这一样不报
        </Button>
      </Inline>
    </Stack>
  )
}

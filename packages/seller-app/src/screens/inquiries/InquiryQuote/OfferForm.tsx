import type { PastQuote } from '@mall/api/seller/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { formatYuan } from '@mall/ui/price'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useId } from 'react'
import * as S from './InquiryQuote.styles.ts'
import { PriceRuler } from './PriceRuler.tsx'
import { amountOf, offerProblems, offerWarnings, type InquiryLine, type OfferField, type OfferValues } from './quote-values.ts'

interface OfferFormProps {
  readonly line: InquiryLine
  readonly offer: OfferValues
  /** Quotes that were made before; undefined while they load. */
  readonly past: readonly PastQuote[] | undefined
  /** Says what is wrong, once somebody has tried to keep or send. */
  readonly isChecked: boolean
  readonly onChange: (offer: OfferValues | null) => void
}

/** The fields of the sentence, in its order. */
const said = [['Price', '单价'], ['Quantity', '数量'], ['MOQ', '起订'], ['LeadDays', '交期']] as const satisfies readonly (readonly [OfferField, string])[]

/** What is offered for a line as a sentence: price, pieces, least quantity, delivery; the price among others, and words about it. */
export const OfferForm = ({ line, offer, past, isChecked, onChange }: OfferFormProps) => {
  const id = useId()
  const problems = isChecked ? offerProblems(offer, line) : {}
  const { Unit, TaxRate, IsUnitKnown, CustomerProductName } = offer.product
  const input = (name: OfferField) => ({
    value: offer[name], onValueChange: (text: string) => onChange({ ...offer, [name]: text }), autoComplete: 'off', required: true,
    ...(problems[name] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}${name}` }),
  })
  const amount = amountOf(offer)
  const wrong = said.flatMap(([name, label]) => (problems[name] === undefined ? [] : [{ name, label, problem: problems[name] }]))
  return (
    <Stack gap={12}>
      <Text as="h3" size={14} strong>{`报 ${CustomerProductName}`}</Text>
      <S.Sentence role="group" aria-label="报价">
        报
        <TextInput {...input('Price')} aria-label="单价" data-part="price" inputMode="decimal" start="¥" placeholder="单价" />
        {`一${Unit}（含税 ${Math.round(TaxRate * 100)}%），`}
        <TextInput {...input('Quantity')} aria-label="数量" data-part="count" inputMode="numeric" />
        {`${Unit}，`}
        <TextInput {...input('MOQ')} aria-label="起订" data-part="count" inputMode="numeric" />
        {`${Unit}起订，`}
        <TextInput {...input('LeadDays')} aria-label="交期" data-part="count" inputMode="numeric" placeholder="几" />
        天内送到
      </S.Sentence>
      {wrong.length === 0 ? null : (
        <S.Problems>
          {wrong.map(({ name, label, problem }) => (
            <li key={name}>
              {label}：<span id={`${id}${name}`}>{problem}</span>
            </li>
          ))}
        </S.Problems>
      )}
      <PriceRuler line={line} offer={offer} past={past} />
      {offerWarnings(offer).map((text) => (
        <Alert key={text} tone="warning">
          {text}
        </Alert>
      ))}
      <Field label="说明" required={!IsUnitKnown} error={problems.Note} hint={IsUnitKnown ? '客户会看到' : `客户按“${line.Unit}”问，写明 1 ${line.Unit}是多少 ${Unit}`}>
        <TextInput value={offer.Note} onValueChange={(Note) => onChange({ ...offer, Note })} autoComplete="off" maxLength={100} />
      </Field>
      <Inline gap={12}>
        {amount === 0 ? null : <Text strong>{`合计 ${formatYuan(amount)}`}</Text>}
        <Button variant="text" onClick={() => onChange(null)}>
          这一样不报
        </Button>
      </Inline>
    </Stack>
  )
}

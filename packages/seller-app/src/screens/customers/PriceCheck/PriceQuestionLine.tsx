import { Button } from '@mall/ui/button'
import { Combobox } from '@mall/ui/combobox'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FilterChip, FilterSentence } from '@mall/ui/filter-sentence'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { quantityOf, type Find, type PriceQuestion } from './price-question.ts'
import { PriceLinesEditor } from './PriceLinesEditor.tsx'
import * as S from './PriceQuestionLine.styles.ts'

export interface PriceQuestionLineProps {
  readonly question: PriceQuestion
  /** Names of what is chosen; undefined until they are known. */
  readonly customerName: string | undefined
  readonly productName: string | undefined
  readonly unit: string
  readonly onAsk: (changes: Partial<PriceQuestion>, names?: { readonly customer?: string; readonly product?: string }) => void
  readonly findCustomers: Find<number>
  readonly findProducts: Find<string>
}

const QuantityEditor = ({ quantity, onApply }: { readonly quantity: number; readonly onApply: (quantity: number) => void }) => {
  const [text, setText] = useState(String(quantity))
  const [isTried, setTried] = useState(false)
  const wanted = quantityOf(text)
  return (
    <S.Editor
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wanted !== null) onApply(wanted)
      }}
    >
      <Field label="数量" error={isTried && wanted === null ? '请输入 1 到 999,999 的整数' : undefined}>
        <TextInput inputMode="numeric" autoComplete="off" value={text} onValueChange={setText} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button type="submit" variant="primary">确定</Button>
    </S.Editor>
  )
}

const DayEditor = ({ day, onApply }: { readonly day: string; readonly onApply: (day: string) => void }) => {
  const [chosen, setChosen] = useState(day)
  const [isTried, setTried] = useState(false)
  return (
    <S.Editor
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (chosen !== '') onApply(chosen)
      }}
    >
      <Field label="日子" error={isTried && chosen === '' ? '请选择一天' : undefined}>
        <DatePicker value={chosen} onValueChange={setChosen} />
      </Field>
      <Button type="submit" variant="primary">确定</Button>
    </S.Editor>
  )
}

/** 如果 客户 在 日子 买 数量 商品: the question as a sentence whose blanks are filled in. */
export const PriceQuestionLine = ({ question, customerName, productName, unit, onAsk, findCustomers, findProducts }: PriceQuestionLineProps) => {
  const { customer, product, quantity, products, day } = question
  return (
    <FilterSentence label="要查的价格">
      如果
      <FilterChip label="客户" text={customer === null ? '选客户' : (customerName ?? '已选的客户')} filled={customer !== null}>
        {(close) => (
          <S.Chooser>
            <Combobox<number>
              label="客户"
              value={customer === null || customerName === undefined ? null : { value: customer, label: customerName }}
              loadOptions={findCustomers}
              onValueChange={(chosen) => {
                if (chosen === null) return
                onAsk({ customer: chosen.value }, { customer: chosen.label })
                close()
              }}
            />
          </S.Chooser>
        )}
      </FilterChip>
      在
      <FilterChip label="日子" text={day} filled>
        {(close) => (
          <DayEditor
            day={day}
            onApply={(chosen) => {
              onAsk({ day: chosen })
              close()
            }}
          />
        )}
      </FilterChip>
      买
      {products === null ? (
        <>
          <FilterChip label="数量" text={`${quantity.toLocaleString('zh-CN')} ${unit}`} filled>
            {(close) => (
              <QuantityEditor
                quantity={quantity}
                onApply={(wanted) => {
                  onAsk({ quantity: wanted })
                  close()
                }}
              />
            )}
          </FilterChip>
          <FilterChip label="商品" text={product === null ? '选商品' : `${productName ?? '已选的商品'} · ${product}`} filled={product !== null}>
            {(close) => (
              <S.Chooser>
                <Combobox
                  label="商品"
                  value={product === null || productName === undefined ? null : { value: product, label: productName }}
                  loadOptions={findProducts}
                  onValueChange={(chosen) => {
                    if (chosen === null) return
                    onAsk({ product: chosen.value }, { product: chosen.label })
                    close()
                  }}
                />
              </S.Chooser>
            )}
          </FilterChip>
        </>
      ) : (
        <FilterChip label="商品" text={products.length === 0 ? '选商品' : `${products.length} 行商品`} filled={products.length > 0}>
          {(close) => (
            <PriceLinesEditor
              lines={products}
              findProducts={findProducts}
              onApply={(lines) => {
                onAsk({ products: lines })
                close()
              }}
            />
          )}
        </FilterChip>
      )}
      ，价格是多少、为什么
    </FilterSentence>
  )
}

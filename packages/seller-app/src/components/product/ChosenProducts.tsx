import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { Button } from '@mall/ui/button'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { movedRow } from '../ordered/list-order.ts'
import { OrderedRows } from '../ordered/OrderedRows.tsx'

export type FindProducts = (keyword: string, options: { readonly signal: AbortSignal }) => Promise<readonly ComboboxOption[]>

export interface ChosenProductsProps {
  readonly label: string
  readonly hint: string
  /** Codes, in their order. */
  readonly codes: readonly string[]
  readonly max: number
  readonly disabled?: boolean
  readonly error: string | undefined
  readonly findProducts: FindProducts
  /** What a product is called, as far as it is known. */
  readonly productName: (code: string) => string
  readonly onChange: (codes: string[]) => void
}

/** Products that are chosen by hand, in an order that can be changed. */
export const ChosenProducts = ({ label, hint, codes, max, disabled = false, error, findProducts, productName, onChange }: ChosenProductsProps) => {
  const [chosen, setChosen] = useState(-1)
  const move = (from: number, to: number) => {
    onChange(movedRow(codes, from, to))
    setChosen(to)
  }
  return (
    <>
      <Field label={label} group error={error} hint={hint}>
        <Stack gap={8}>
          {codes.length === 0 ? null : (
            <OrderedRows label={label} rows={codes.map((code) => ({ name: productName(code), note: code, hasProblem: false }))} chosen={chosen} disabled={disabled} onChoose={setChosen} onMove={move} />
          )}
          {disabled || codes[chosen] === undefined ? null : (
            <Inline gap={8}>
              <Button disabled={chosen === 0} onClick={() => move(chosen, chosen - 1)}>上移</Button>
              <Button disabled={chosen === codes.length - 1} onClick={() => move(chosen, chosen + 1)}>下移</Button>
              <Button
                onClick={() => {
                  onChange(codes.toSpliced(chosen, 1))
                  setChosen(-1)
                }}
              >
                移出
              </Button>
            </Inline>
          )}
          {codes.length > 1 && !disabled ? <Text as="p" tone="secondary" size={12}><KeysHint>拖动，或 Alt ↑ ↓ 换位置；</KeysHint>点一种可以移出</Text> : null}
        </Stack>
      </Field>
      {disabled || codes.length >= max ? null : (
        <Field label="添加商品">
          <Combobox
            label="添加商品"
            placeholder="按名称、编码找商品"
            value={null}
            loadOptions={findProducts}
            onValueChange={(option) => (option === null || codes.includes(option.value) ? undefined : onChange([...codes, option.value]))}
          />
        </Field>
      )}
    </>
  )
}

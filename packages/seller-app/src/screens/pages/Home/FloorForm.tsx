import { homeLimits, type HomeFloorContent, type SellerHomeDetail } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { CategoryField } from './CategoryField.tsx'
import { movedRow } from './list-order.ts'
import { OrderedRows } from './OrderedRows.tsx'

export type FindProducts = (keyword: string, options: { readonly signal: AbortSignal }) => Promise<readonly ComboboxOption[]>

export interface FloorFormProps {
  readonly floor: HomeFloorContent
  readonly categories: SellerHomeDetail['Categories']
  readonly disabled: boolean
  readonly problem: (field: string) => string | undefined
  readonly findProducts: FindProducts
  /** What a product is called, as far as it is known. */
  readonly productName: (code: string) => string
  readonly onChange: (changed: Partial<HomeFloorContent>) => void
  readonly onRemove: () => void
}

/** One floor: its name, its category, and its products where they are chosen by hand. */
export const FloorForm = ({ floor: { Name, CategoryId, ProductCodes }, categories, disabled, problem, findProducts, productName, onChange, onRemove }: FloorFormProps) => {
  const [chosen, setChosen] = useState(-1)
  const move = (from: number, to: number) => {
    onChange({ ProductCodes: movedRow(ProductCodes, from, to) })
    setChosen(to)
  }
  return (
    <Stack gap={16}>
      <Field label="楼层名称" required error={problem('Name')}>
        <TextInput value={Name} maxLength={homeLimits.floorName} counter disabled={disabled} onValueChange={(value) => onChange({ Name: value })} />
      </Field>
      <CategoryField label="分类" categories={categories} value={CategoryId} disabled={disabled} error={problem('CategoryId')} onChange={(value) => onChange({ CategoryId: value })} />
      <Field label="手选商品" group error={problem('ProductCodes')} hint={`不选时按销量显示；最多 ${homeLimits.floorProducts} 种，桌面显示前 5 种能买的`}>
        <Stack gap={8}>
          {ProductCodes.length === 0 ? null : (
            <OrderedRows
              label="手选商品"
              rows={ProductCodes.map((code) => ({ name: productName(code), note: code, hasProblem: false }))}
              chosen={chosen}
              disabled={disabled}
              onChoose={setChosen}
              onMove={move}
            />
          )}
          {disabled || ProductCodes[chosen] === undefined ? null : (
            <Inline gap={8}>
              <Button disabled={chosen === 0} onClick={() => move(chosen, chosen - 1)}>上移</Button>
              <Button disabled={chosen === ProductCodes.length - 1} onClick={() => move(chosen, chosen + 1)}>下移</Button>
              <Button
                onClick={() => {
                  onChange({ ProductCodes: ProductCodes.toSpliced(chosen, 1) })
                  setChosen(-1)
                }}
              >
                移出
              </Button>
            </Inline>
          )}
          {ProductCodes.length > 1 && !disabled ? <Text as="p" tone="secondary" size={12}>拖动，或 Alt ↑ ↓ 换位置；点一种可以移出</Text> : null}
        </Stack>
      </Field>
      {disabled || ProductCodes.length >= homeLimits.floorProducts ? null : (
        <Field label="添加商品">
          <Combobox
            label="添加商品"
            placeholder="按名称、编码找商品"
            value={null}
            loadOptions={findProducts}
            onValueChange={(option) => (option === null || ProductCodes.includes(option.value) ? undefined : onChange({ ProductCodes: [...ProductCodes, option.value] }))}
          />
        </Field>
      )}
      {disabled ? null : (
        <Inline gap={8}>
          <Button variant="text" onClick={onRemove}>删除这个楼层</Button>
        </Inline>
      )}
    </Stack>
  )
}

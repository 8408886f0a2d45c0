import { productLimits } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { TextInput } from '@mall/ui/text-input'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as S from './FieldEditors.styles.ts'
import { ProductField, type ProductForm } from './ProductField.tsx'
import type { TypedUnit } from './product-form.ts'

/** 单位换算: larger units, each with the pieces that it holds. */
export const UnitsEditor = ({ form }: { readonly form: ProductForm }) => {
  const { values: { Units: units, Unit }, mayEdit, change } = form
  const set = (rows: readonly TypedUnit[]) => change({ Units: rows })
  const write = (at: number, patch: Partial<TypedUnit>) => set(units.map((unit, place) => (place === at ? { ...unit, ...patch } : unit)))
  const adder = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const remove = (at: number) => {
    // The next row takes the place of the one that goes, with its focus; after the last one there is none.
    flushSync(() => set(units.toSpliced(at, 1)))
    if (at === units.length - 1) adder.current?.focus()
  }
  return (
    <ProductField form={form} name="Units" full group hint={`如 1托 = 200${Unit}：商品页、拣货单和送货单按它说数量`}>
      <S.Rows>
        {units.map((unit, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- units are known by their place alone
          <S.Row key={at} data-kind="unit">
            <TextInput aria-label={`第 ${at + 1} 个大单位的名称`} start="1" placeholder="如：托" maxLength={productLimits.unit} value={unit.Name} disabled={!mayEdit} onValueChange={(Name) => write(at, { Name })} />
            <TextInput aria-label={`第 ${at + 1} 个大单位的件数`} start="=" end={Unit} inputMode="numeric" value={unit.Pieces} disabled={!mayEdit} onValueChange={(Pieces) => write(at, { Pieces })} />
            <span>{mayEdit ? <Button variant="text" aria-label={`移除第 ${at + 1} 个大单位`} onClick={() => remove(at)}>移除</Button> : null}</span>
          </S.Row>
        ))}
      </S.Rows>
      {mayEdit && units.length < productLimits.units ? (
        <S.After>
          <Button ref={adder} onClick={() => set([...units, { Name: '', Pieces: '' }])}>加一个大单位</Button>
        </S.After>
      ) : null}
    </ProductField>
  )
}

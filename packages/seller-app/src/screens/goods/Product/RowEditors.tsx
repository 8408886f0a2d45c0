import { productFieldNames, productLimits } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { parseNumber } from '@mall/ui/number-range'
import { Select } from '@mall/ui/select'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { VisuallyHidden } from '@mall/ui/theme'
import type { Pair, TypedTier } from './product-form.ts'
import { aboutField, placeOf, type ProductForm } from './ProductField.tsx'
import * as S from './FieldEditors.styles.ts'

interface AboutProps {
  readonly form: ProductForm
  readonly name: 'Specs' | 'Attributes' | 'Tiers'
}

/** What is wrong with the rows, or what buyers see now of them. */
const About = ({ form, name }: AboutProps) => {
  const { isChanged, before, problem } = aboutField(form, name)
  return (
    <>
      <Text as="p" tone="danger" size={12} role="alert">{problem}</Text>
      {isChanged ? <Text as="p" tone="secondary" size={12}><S.Was>买家现在看到：<del>{before}</del></S.Was></Text> : null}
    </>
  )
}

const replaced = <Row,>(rows: readonly Row[], at: number, row: Row): Row[] => rows.map((each, place) => (place === at ? row : each))

interface PairsProps {
  readonly form: ProductForm
  readonly name: 'Specs' | 'Attributes'
  /** Names to choose from; any without. */
  readonly names?: readonly string[] | undefined
}

/** Rows of a name and its value. */
export const PairsEditor = ({ form, name, names }: PairsProps) => {
  const { values, mayEdit, change } = form
  const rows: readonly Pair[] = values[name]
  const set = (pairs: readonly Pair[]) => change({ [name]: [...pairs] })
  const what = productFieldNames[name]
  const most = name === 'Specs' ? productLimits.specs : productLimits.attributes
  return (
    <div id={placeOf(name)}>
      <S.Rows>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are known by their place alone
          <S.Row key={at}>
            {names ? (
              <Select
                aria-label={`第 ${at + 1} 项${what}的名称`}
                placeholder="请选择"
                options={[...new Set([...names, ...(row.Name === '' ? [] : [row.Name])])].map((each) => ({ value: each, label: each }))}
                value={row.Name}
                disabled={!mayEdit}
                onValueChange={(Name) => set(replaced(rows, at, { ...row, Name }))}
              />
            ) : (
              <TextInput aria-label={`第 ${at + 1} 项${what}的名称`} value={row.Name} disabled={!mayEdit} onValueChange={(Name) => set(replaced(rows, at, { ...row, Name }))} />
            )}
            <TextInput aria-label={`第 ${at + 1} 项${what}的值`} value={row.Value} disabled={!mayEdit} onValueChange={(Value) => set(replaced(rows, at, { ...row, Value }))} />
            <span>{mayEdit ? <Button variant="text" aria-label={`移除第 ${at + 1} 项${what}`} onClick={() => set(rows.toSpliced(at, 1))}>移除</Button> : null}</span>
          </S.Row>
        ))}
      </S.Rows>
      <S.After>
        {mayEdit && rows.length < most ? <Button onClick={() => set([...rows, { Name: '', Value: '' }])}>{`加一项${what}`}</Button> : null}
        <About form={form} name={name} />
      </S.After>
    </div>
  )
}

/** 28.8%: what is left of a price, tax included on both sides. */
const marginText = (price: string, cost: string): string => {
  const [asked, paid] = [parseNumber(price, { decimals: 2 }).value, parseNumber(cost, { decimals: 2 }).value]
  return asked === null || paid === null || asked === 0 ? '—' : `${((1 - paid / asked) * 100).toFixed(1)}%`
}

/** Market prices by quantity. The first begins where the smallest order does. */
export const TiersEditor = ({ form }: { readonly form: ProductForm }) => {
  const { values: { Tiers: tiers, MOQ, Unit, Cost }, hidden, mayEdit, change } = form
  const seesCost = !hidden.includes('Cost')
  const set = (rows: readonly TypedTier[]) => change({ Tiers: rows })
  return (
    <div id={placeOf('Tiers')}>
      <S.Heads aria-hidden data-cost={seesCost ? '' : undefined}>
        <span>起订量</span>
        <span>市场价（元）</span>
        {seesCost ? (
          <>
            <span data-part="cost">成本</span>
            <span data-part="margin">毛利</span>
          </>
        ) : null}
      </S.Heads>
      <S.Rows>
        {tiers.map((tier, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiers are known by their place alone
          <S.Row key={at} data-kind="tier" data-cost={seesCost ? '' : undefined}>
            {at === 0 ? (
              <S.Fixed>{`${MOQ} ${Unit}起`}</S.Fixed>
            ) : (
              <TextInput aria-label={`第 ${at + 1} 档数量`} inputMode="numeric" end={`${Unit}起`} value={tier.MinQty} disabled={!mayEdit} onValueChange={(MinQty) => set(replaced(tiers, at, { ...tier, MinQty }))} />
            )}
            <TextInput aria-label={`第 ${at + 1} 档市场价`} inputMode="decimal" start="¥" value={tier.Price} disabled={!mayEdit} onValueChange={(Price) => set(replaced(tiers, at, { ...tier, Price }))} />
            {seesCost ? (
              <>
                <Text data-part="cost" tone="secondary"><VisuallyHidden>成本 </VisuallyHidden>{Cost === '' ? '—' : Cost}</Text>
                <Text data-part="margin"><VisuallyHidden>毛利 </VisuallyHidden>{marginText(tier.Price, Cost)}</Text>
              </>
            ) : null}
            <span>{mayEdit && at > 0 ? <Button variant="text" aria-label={`移除第 ${at + 1} 档`} onClick={() => set(tiers.toSpliced(at, 1))}>移除</Button> : null}</span>
          </S.Row>
        ))}
      </S.Rows>
      <S.After>
        {mayEdit && tiers.length < productLimits.tiers ? <Button onClick={() => set([...tiers, { MinQty: '', Price: '' }])}>加一档</Button> : null}
        <About form={form} name="Tiers" />
      </S.After>
    </div>
  )
}

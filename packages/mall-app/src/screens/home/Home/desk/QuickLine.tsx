import { quickOrderLimits } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Link } from '@mall/ui/link'
import { TextInput } from '@mall/ui/text-input'
import { useState, type SyntheticEvent } from 'react'
import { href } from '../../../../site/routes.ts'
import * as S from './Desk.styles.ts'

export interface QuickLineProps {
  /** Returns why the line could not be bought, or null when it is in the cart. */
  readonly onAdd: (code: string, quantity: string) => Promise<string | null>
}

/** 快速下单 of one line: code and quantity, Enter. More of them, a pasted table or a workbook have a page. */
export const QuickLine = ({ onAdd }: QuickLineProps) => {
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isPending) return
    if (code.trim() === '') return setProblem('请输入商品编码')
    setPending(true)
    const failure = await onAdd(code.trim(), quantity.trim() || '1')
    setPending(false)
    setProblem(failure ?? '')
    if (failure !== null) return
    setCode('')
    setQuantity('')
  }
  return (
    <S.Box aria-labelledby="quick-line" data-padded="">
      <S.Head>
        <h2 id="quick-line">快速下单</h2>
        <Link href={href('quickOrder')}>粘贴多行 · Excel</Link>
      </S.Head>
      <S.QuickForm noValidate onSubmit={(event) => void submit(event)}>
        <Field label="商品编码" hideLabel error={problem || undefined}>
          <TextInput
            value={code}
            maxLength={quickOrderLimits.code}
            placeholder="商品编码"
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value)
              setProblem('')
            }}
          />
        </Field>
        <Field label="数量" hideLabel>
          <TextInput value={quantity} inputMode="numeric" maxLength={quickOrderLimits.quantity} placeholder="数量" onChange={({ currentTarget }) => setQuantity(currentTarget.value)} />
        </Field>
        <Button type="submit" block loading={isPending}>
          加入购物车
        </Button>
      </S.QuickForm>
    </S.Box>
  )
}

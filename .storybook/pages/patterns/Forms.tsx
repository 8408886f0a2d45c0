import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../packages/ui/src/button/index.ts'
import { Field } from '../../../packages/ui/src/field/index.ts'
import { RadioGroup } from '../../../packages/ui/src/radio-group/index.ts'
import { TextArea, TextInput } from '../../../packages/ui/src/text-input/index.ts'

type Name = 'consignee' | 'mobile' | 'detail'

const rules: Readonly<Record<Name, (value: string) => string | undefined>> = {
  consignee: (value) => (value.trim() ? undefined : '请输入收货人'),
  mobile: (value) => (/^1[3-9]\d{9}$/.test(value) ? undefined : '请输入正确的手机号'),
  detail: (value) => (value.trim() ? undefined : '请输入详细地址'),
}
const names = Object.keys(rules) as Name[]
const checked = (textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, rules[name](textOf(name))])) as Partial<Record<Name, string | undefined>>

interface AddressFormProps {
  readonly typed?: Readonly<Partial<Record<Name, string>>>
  /** The form was submitted with these values, so its errors show. */
  readonly sent?: boolean
}

/** Validates on submit; after that an invalid field is validated on every input. Typed values are never lost. */
export const AddressForm = ({ typed, sent = false }: AddressFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>(() => (sent ? checked((name) => typed?.[name] ?? '') : {}))
  const [saved, setSaved] = useState(false)
  const check = (name: Name, value: string) => {
    setErrors((before) => (before[name] ? { ...before, [name]: rules[name](value) } : before))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const textOf = (name: Name) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    const found = checked(textOf)
    setErrors(found)
    const first = names.find((name) => found[name])
    setSaved(!first)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="收货地址" style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <Field label="收货人" required error={errors.consignee}>
        <TextInput name="consignee" defaultValue={typed?.consignee} maxLength={20} onValueChange={(value) => check('consignee', value)} />
      </Field>
      <Field label="手机" required error={errors.mobile} hint="送货前联系">
        <TextInput name="mobile" defaultValue={typed?.mobile} inputMode="tel" onValueChange={(value) => check('mobile', value)} />
      </Field>
      <Field label="详细地址" required error={errors.detail}>
        <TextArea name="detail" defaultValue={typed?.detail} maxLength={100} counter onValueChange={(value) => check('detail', value)} />
      </Field>
      <Field label="标签" group>
        <RadioGroup name="tag" defaultValue="office" options={[{ value: 'office', label: '公司' }, { value: 'store', label: '仓库' }]} />
      </Field>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Button type="submit" variant="primary">
          保存
        </Button>
        <span role="status" style={{ color: 'var(--mall-success)' }}>
          {saved ? '操作成功' : ''}
        </span>
      </div>
    </form>
  )
}

import type { ReactNode } from 'react'
import { Field } from '../../../../packages/ui/src/field/index.ts'
import { TextInput } from '../../../../packages/ui/src/text-input/index.ts'
import { hexToOklch, oklchToHex } from '../../../../packages/ui/src/theme/color.ts'
import { brandLimits } from '../../../../packages/ui/src/theme/variables.ts'
import type { FieldProblem } from './parse-brand.ts'
import { PrimaryVerdict } from './PrimaryVerdict.tsx'
import type { BrandDraft } from './use-brand-draft.ts'

/** The problems of some fields, in both languages; undefined where there are none. */
export const problemsOf = (problems: readonly FieldProblem[], isMeant: (field: string) => boolean): ReactNode => {
  const meant = problems.filter(({ field }) => isMeant(field))
  if (meant.length === 0) return undefined
  return meant.map(({ field, words: { zh, en } }) => (
    <span key={field} style={{ display: 'block' }}>
      {zh} <span lang="en">{en}</span>
    </span>
  ))
}

const english = (zh: string, en: string): ReactNode => <>{zh} <span lang="en">{en}</span></>

const amounts = [
  { name: 'radius', label: english('圆角', 'Radius'), hint: `控件的圆角，px；卡片与对话框随它。默认 4`, step: 1 },
  { name: 'fontScale', label: english('字号倍数', 'Font scale'), hint: `每一级字号都乘它。默认 1`, step: 0.05 },
] as const

const logos = [
  { name: 'light', label: english('标志（浅色）', 'Logo, light') },
  { name: 'dark', label: english('标志（深色）', 'Logo, dark') },
  { name: 'alt', label: english('标志的文字', 'Logo, text') },
]

/** What the browser's own colour field takes: `#rrggbb`. */
const sixDigits = (primary: string): string => oklchToHex(hexToOklch(primary)).toLowerCase()

/** The fields of a brand, each with what is wrong in it. */
export const BrandFields = ({ draft }: { readonly draft: BrandDraft }) => {
  const { brand, problems, valueOf, set, setAmount, logoOf, setLogo } = draft
  const wrong = (name: string) => problemsOf(problems, (field) => field === name)
  return (
    <>
      <Field label={english('名称', 'Name')} required error={wrong('name')}>
        <TextInput value={valueOf('name')} onValueChange={(value) => set('name', value)} />
      </Field>
      <div className="brand-colour">
        <Field label={english('主色', 'Primary')} required error={wrong('primary')}>
          <TextInput value={valueOf('primary')} onValueChange={(value) => set('primary', value)} spellCheck={false} />
        </Field>
        <input type="color" aria-label="选取主色" value={sixDigits(brand.primary)} onChange={({ target }) => set('primary', target.value.toUpperCase())} />
      </div>
      <PrimaryVerdict brand={brand} />
      {amounts.map(({ name, label, hint, step }) => (
        <Field key={name} label={label} hint={hint} error={wrong(name)}>
          <TextInput type="number" min={brandLimits[name][0]} max={brandLimits[name][1]} step={step} value={valueOf(name)} onValueChange={(value) => setAmount(name, value)} />
        </Field>
      ))}
      {logos.map(({ name, label }) => (
        <Field key={name} label={label} error={name === 'light' ? wrong('logo') : undefined}>
          <TextInput value={logoOf(name)} onValueChange={(value) => setLogo(name, value)} spellCheck={false} />
        </Field>
      ))}
    </>
  )
}

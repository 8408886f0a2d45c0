import { useState } from 'react'
import { Button } from '../../../../packages/ui/src/button/index.ts'
import { Field } from '../../../../packages/ui/src/field/index.ts'
import { RadioGroup } from '../../../../packages/ui/src/radio-group/index.ts'
import { Inline } from '../../../../packages/ui/src/stack/index.ts'
import { TextArea } from '../../../../packages/ui/src/text-input/index.ts'
import type { Brand, ConcreteScheme, Density } from '../../../../packages/ui/src/theme/index.ts'
import { brandStyles } from './brand-styles.ts'
import { BrandFields, problemsOf } from './BrandFields.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { ContrastTable } from './ContrastTable.tsx'
import { useBrandDraft } from './use-brand-draft.ts'

const schemes: readonly { readonly scheme: ConcreteScheme; readonly name: string }[] = [
  { scheme: 'light', name: '浅色' },
  { scheme: 'dark', name: '深色' },
]
const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: '宽松' },
  { value: 'default', label: '默认' },
  { value: 'compact', label: '紧凑' },
]
/** Fields that have a control with their problem beside it. */
const ownControl = new Set(['name', 'primary', 'radius', 'fontScale', 'logo'])
const said = { idle: '', copied: '已复制', refused: '浏览器不允许复制，请在上面选中文字' }

interface ExportProps {
  readonly json: string
  readonly isRight: boolean
  readonly onUse: (() => void) | undefined
}

/** Takes the JSON out of the page, once nothing in it is wrong. */
const Export = ({ json, isRight, onUse }: ExportProps) => {
  const [state, setState] = useState<{ readonly of: string; readonly result: keyof typeof said }>({ of: '', result: 'idle' })
  const copy = async () => {
    const result = await navigator.clipboard.writeText(json).then(() => 'copied' as const, () => 'refused' as const)
    setState({ of: json, result })
  }
  const result = state.of === json ? state.result : 'idle'
  return (
    <Inline gap={8}>
      <Button variant="primary" aria-disabled={!isRight} onClick={() => void (isRight && copy())}>复制 JSON</Button>
      {isRight && <Button href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`} download="brand.json">下载 brand.json</Button>}
      {onUse && <Button aria-disabled={!isRight} onClick={() => isRight && onUse()}>用于全站示例</Button>}
      <span role="status">{isRight ? said[result] : '改好标出的地方再导出'}</span>
    </Inline>
  )
}

interface BrandEditorProps {
  readonly initial: Brand
  /** Draws other examples with the brand, where there are any. */
  readonly onUse?: (brand: Brand) => void
}

/** Sets a tenant's brand by its fields or its JSON, beside what it looks like in both schemes. */
export const BrandEditor = ({ initial, onUse }: BrandEditorProps) => {
  const draft = useBrandDraft(initial)
  const [density, setDensity] = useState<Density>('default')
  const { text, write, brand, problems } = draft
  return (
    <div className="brand-editor sb-unstyled" lang="zh-CN">
      <style>{brandStyles}</style>
      <div className="brand-set" role="form" aria-label="品牌">
        <BrandFields draft={draft} />
        <Field label="JSON" error={problemsOf(problems, (field) => !ownControl.has(field))}>
          <TextArea className="brand-json" rows={9} value={text} onValueChange={write} spellCheck={false} />
        </Field>
        <Export json={text} isRight={problems.length === 0} onUse={onUse && (() => onUse(brand))} />
      </div>
      <div className="brand-shown">
        <Field label="密度（不在品牌里，由页面选）" group>
          <RadioGroup value={density} onValueChange={(value) => setDensity(value as Density)} options={densities} orientation="horizontal" />
        </Field>
        {schemes.map(({ scheme, name }) => (
          <BrandPreview key={scheme} brand={brand} scheme={scheme} density={density} name={name} />
        ))}
        <ContrastTable brand={brand} />
      </div>
    </div>
  )
}

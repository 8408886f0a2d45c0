import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { TextInput } from '@mall/ui/text-input'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { contrastText } from './contrast-text.ts'

/** The colour, its code, and the way back, on one line. */
const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: var(--mall-space-8);
`

const Well = styled.input`
  inline-size: 48px;
  block-size: var(--mall-control-height);
  padding: var(--mall-space-2);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  cursor: pointer;
`

const hex = /^#[0-9A-F]{6}$/

/** The colour, when what was typed is one. */
export const knownColor = (value: string | null): string | null => (value !== null && hex.test(value) ? value : null)

interface ColorFieldProps {
  readonly ref: Ref<HTMLInputElement>
  /** Null: none of its own. */
  readonly value: string | null
  /** The colour without one. */
  readonly fallback: string
  readonly onChange: (value: string | null) => void
  readonly error: string | undefined
}

/** 主题色: from the browser's palette, or typed. */
export const ColorField = ({ ref, value, fallback, onChange, error }: ColorFieldProps) => {
  const change = (text: string) => onChange(text.trim() === '' ? null : text.trim().toUpperCase())
  const known = knownColor(value)
  return (
    <Field label="主题色" group error={error} hint={known === null ? '深浅会按可读性微调，色相不变；状态颜色不随主题变化' : contrastText(known)}>
      <Choice>
        <Well type="color" aria-label="选取主题色" value={(known ?? fallback).toLowerCase()} onChange={(event) => change(event.target.value)} />
        <TextInput ref={ref} aria-label="主题色代码" value={value ?? ''} onValueChange={change} maxLength={7} placeholder={`默认 ${fallback}`} />
        {value === null ? null : (
          <Button variant="text" onClick={() => onChange(null)}>
            恢复默认
          </Button>
        )}
      </Choice>
    </Field>
  )
}

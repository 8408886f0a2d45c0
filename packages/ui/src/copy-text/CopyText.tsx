'use client'

import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, copyGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './CopyText.styles.ts'

const defaultMessages = {
  copy: (text: string) => `复制 ${text}`,
  copied: '已复制',
  failed: '复制失败，请手动选择',
}

/** Texts of {@link CopyText}. */
export type CopyTextMessages = typeof defaultMessages

/** Details of an attempt to copy. */
export interface CopyTextDetails {
  readonly reason: 'copy' | 'refused'
  readonly event: Event
}

/** Props of {@link CopyText}; all other props are passed to its `<span>`. */
export interface CopyTextProps extends Omit<ComponentPropsWithRef<'span'>, 'onCopy'> {
  /** What is copied, e.g. the number of an order. */
  text: string
  /** What is shown instead of the text, e.g. a link with it. */
  children?: ReactNode
  /** `refused`: the browser did not allow it. */
  onCopy?: ((text: string, details: CopyTextDetails) => void) | undefined
  messages?: Partial<CopyTextMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'copy' | 'said' | 'text'> | undefined
}

type State = 'idle' | 'copied' | 'failed'

/** How long the outcome is shown, ms. */
const SHOWN = 2000

/**
 * A number with a small button that copies it and says so. The button shows on hover and focus, and always on a touch screen.
 *
 * Data attributes: `data-state`: `idle`, `copied` or `failed`.
 */
export const CopyText = withRef(function CopyText({ text, children, onCopy, messages, classNames, ...rest }: CopyTextProps) {
  const part = partsOf(classNames)
  const t = useMessages('CopyText', defaultMessages, messages)
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (event: Event) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopy?.(text, { reason: 'copy', event })
    } catch {
      setState('failed')
      onCopy?.(text, { reason: 'refused', event })
    }
  }
  return (
    <S.Root data-part="copy-text" {...rest} data-state={state}>
      <span {...part('text')}>{children ?? text}</span>
      <button {...part('copy')} type="button" aria-label={t.copy(text)} onClick={({ nativeEvent }) => void copy(nativeEvent)}>
        <Glyph d={state === 'copied' ? checkGlyph : copyGlyph} size={16} />
      </button>
      <S.Said {...part('said')} role="status">{state === 'idle' ? '' : state === 'copied' ? t.copied : t.failed}</S.Said>
    </S.Root>
  )
})

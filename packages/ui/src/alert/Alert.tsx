'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { errorGlyph, infoGlyph, successGlyph, warningGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Action, Root, Text, Words } from './Alert.styles.ts'

/** What a strip says: a hint, that something is done, what needs care, or what went wrong. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const defaults = { info: '提示：', success: '成功：', warning: '注意：', danger: '错误：' } satisfies Record<AlertTone, string>

const glyphs: Record<AlertTone, string> = { info: infoGlyph, success: successGlyph, warning: warningGlyph, danger: errorGlyph }

/** Props of {@link Alert}; all other props are passed to its `<div>`. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `info` by default. */
  tone?: AlertTone | undefined
  /** A first line in bold, when there are more words below. */
  title?: ReactNode
  /** The one thing that helps: a link or a button. */
  action?: ReactNode
  /** The words that screen readers hear in place of the icon. */
  messages?: Partial<typeof defaults> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'action' | 'content' | 'text' | 'title'> | undefined
}

/**
 * A strip on a sheet: an icon, words and one action. Announced when it appears, an error at once.
 *
 * Data attributes: `data-tone`.
 */
export const Alert = withRef(function Alert({ tone = 'info', title, action, messages, children, classNames, ...rest }: AlertProps) {
  const part = partsOf(classNames)
  const words = useMessages('Alert', defaults, messages)
  return (
    <Root data-part="alert" role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <Glyph d={glyphs[tone]} />
      <Words {...part('content')}>
        <Text {...part('text')}>
          <VisuallyHidden>{words[tone]}</VisuallyHidden>
          {title && <strong {...part('title')}>{title}</strong>}
          {children}
        </Text>
        {action && <Action {...part('action')}>{action}</Action>}
      </Words>
    </Root>
  )
})

'use client'

import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { changeWords } from './change-words.ts'
import { Card, LinkCard, Strip } from './StatCard.styles.ts'

/** A comparison with another period: 环比 or 同比. */
export interface StatChange {
  /** With what it is compared: 比上月, 比去年 10 月. */
  readonly label: string
  /** Ratio of the change, 0.09 for nine per cent more; null when there is nothing to compare with. */
  readonly ratio: number | null
}

/** Characters of a value that fit into half of a phone's width in the size of the others: ¥70,377.62. */
const longest = 10

const defaults = { more: '多', less: '少', same: '持平', many: '10 倍以上', unknown: '—' }

/** Props of {@link StatCard}; all other props are passed to its element. */
export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  ref?: Ref<HTMLDivElement & HTMLAnchorElement> | undefined
  label: string
  /** The formatted value with its unit: ¥1,046,112.40, 214 单. Undefined while it loads. */
  value: ReactNode
  changes?: readonly StatChange[] | undefined
  /** The page behind the number. Makes the whole card a link. */
  href?: string | undefined
  messages?: Partial<typeof defaults> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'change' | 'label' | 'ratio' | 'value'> | undefined
}

/** One number with its name and what changed. It has no frame of its own: several stand in one `StatStrip`. */
export const StatCard = withRef(function StatCard({ ref, label, value, changes, href, messages, classNames, ...rest }: StatCardProps) {
  const part = partsOf(classNames)
  const words = useMessages('StatCard', defaults, messages)
  const content = (
    <>
      <span {...part('label')}>{label}</span>
      <span {...part('value')} data-long={typeof value === 'string' && value.length > longest ? '' : undefined}>{value === undefined ? <Skeleton width="6em" /> : value}</span>
      {changes?.map((change) => (
        <span key={change.label} {...part('change')}>
          {change.label} <strong {...part('ratio')}>{changeWords(change.ratio, words)}</strong>
        </span>
      ))}
    </>
  )
  if (href === undefined) {
    return (
      <Card data-part="stat-card" {...rest} ref={ref}>
        {content}
      </Card>
    )
  }
  return (
    <LinkCard data-part="stat-card" {...(rest as ComponentPropsWithRef<'a'>)} ref={ref} href={href}>
      {content}
    </LinkCard>
  )
})

/** Props of {@link StatStrip}; all other props are passed to its `<div>`. */
export type StatStripProps = ComponentPropsWithRef<'div'>

/** Several `StatCard`s in one ruled strip, in as many columns as fit. */
export const StatStrip = withRef(function StatStrip(props: StatStripProps) {
  return <Strip data-part="stat-strip" {...props} />
})

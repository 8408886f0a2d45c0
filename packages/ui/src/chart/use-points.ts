import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { ChartPoint } from './chart-data.ts'

/** Details of a chosen point. */
export interface ChartSelectDetails {
  readonly reason: 'press' | 'keyboard'
  readonly index: number
  readonly event: Event
}

interface Options {
  readonly points: readonly ChartPoint[]
  readonly selectedKey: string | null | undefined
  readonly onSelect: ((point: ChartPoint, details: ChartSelectDetails) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What the elements of one point have: a tab stop of all points, and the arrows between them. */
export type PointProps = (index: number) => {
  readonly role: 'button' | 'img'
  readonly tabIndex: number
  readonly 'aria-pressed': boolean | undefined
  readonly 'data-index': number
  readonly 'data-active': '' | undefined
  readonly 'data-selected': '' | undefined
  readonly 'data-pressable': '' | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onClick: (event: MouseEvent<SVGElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void
}

/** Points that are walked with the arrows, read out and chosen. */
export const usePoints = ({ points, selectedKey, onSelect }: Options) => {
  const [active, setActive] = useState<number | null>(null)
  const [stop, setStop] = useState<number | null>(null)
  const selected = points.findIndex(({ key }) => key === selectedKey)
  const last = points.length - 1
  const tabStop = stop !== null && stop <= last ? stop : selected === -1 ? last : selected
  const select = (index: number, reason: ChartSelectDetails['reason'], event: Event) => {
    const point = points[index]
    if (point) onSelect?.(point, { reason, index, event })
  }
  const pointProps: PointProps = (index) => ({
    role: onSelect ? 'button' : 'img',
    tabIndex: index === tabStop ? 0 : -1,
    'aria-pressed': onSelect ? index === selected : undefined,
    'data-index': index,
    'data-active': index === active ? '' : undefined,
    'data-selected': index === selected ? '' : undefined,
    'data-pressable': onSelect ? '' : undefined,
    onFocus: () => {
      setActive(index)
      setStop(index)
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive((now) => (now === index ? null : now)),
    onClick: ({ nativeEvent }) => {
      setActive(index)
      select(index, 'press', nativeEvent)
    },
    onKeyDown: (event) => {
      const { key, currentTarget } = event
      if (key === 'Enter' || key === ' ') {
        event.preventDefault()
        select(index, 'keyboard', event.nativeEvent)
        return
      }
      const next = key === 'Home' ? 0 : key === 'End' ? last : steps[key] === undefined ? index : index + steps[key]
      if (next === index) return
      event.preventDefault()
      currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-index="${Math.max(0, Math.min(last, next))}"]`)?.focus()
    },
  })
  return { active: active !== null && active <= last ? active : selected === -1 ? null : selected, pointProps }
}

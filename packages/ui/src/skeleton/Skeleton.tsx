'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { Bar, Root } from './Skeleton.styles.ts'

/** Props of {@link Skeleton}; all other props are passed to its `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Lines of text, a picture, or a round avatar. */
  variant?: 'text' | 'block' | 'circle' | undefined
  /** Number of lines, 1 by default; the last of several is shorter. */
  lines?: number | undefined
  /** Any CSS length. Give a block the size of its content, so that nothing shifts. */
  width?: number | string | undefined
  height?: number | string | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'strip'> | undefined
}

/**
 * A placeholder for loading content. Hidden from screen readers: set `aria-busy` on the loading region.
 *
 * Data attributes: `data-variant`.
 */
export const Skeleton = withRef(function Skeleton({ variant = 'text', lines = 1, width, height, style, classNames, ...rest }: SkeletonProps) {
  const part = partsOf(classNames)
  const edge = height ?? width ?? 40
  const blockSize = variant === 'circle' ? edge : (height ?? (variant === 'block' ? 120 : undefined))
  const inlineSize = variant === 'circle' ? (width ?? edge) : width
  return (
    <Root data-part="skeleton" aria-hidden="true" {...rest} style={{ inlineSize, blockSize, ...style }} data-variant={variant}>
      {Array.from({ length: variant === 'text' ? lines : 1 }, (_, line) => (
        <Bar key={line} {...part('strip')} />
      ))}
    </Root>
  )
})

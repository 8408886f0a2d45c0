'use client'

import { useState, type ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { userGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { initialsOf, tintOf } from './initials.ts'
import { Root } from './Avatar.styles.ts'

/** Not danger: a person is not an error. */
const TINTS = ['primary', 'success', 'warning', 'chrome', 'neutral'] as const

/** Props of {@link Avatar}; all other props are passed to its `<span>`. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole name of the person. */
  name: string
  /** Address of a picture; the name's characters show without it and when it cannot be loaded. */
  src?: string | undefined
  /** What the tint is derived from, the name by default: an id distinguishes two people of the same name. */
  seed?: string | undefined
  /** Width and height in px. */
  size?: 24 | 32 | 40 | 64 | undefined
  /** The name is beside it, so screen readers skip the picture. */
  decorative?: boolean | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'image' | 'initials'> | undefined
}

/**
 * A person: the picture, or the last two characters of the Chinese name on a tint that is the same everywhere.
 *
 * Data attributes: `data-tint`, `data-size`.
 */
export const Avatar = withRef(function Avatar({ name, src, seed = name, size = 32, decorative = false, classNames, ...rest }: AvatarProps) {
  const part = partsOf(classNames)
  const [broken, setBroken] = useState<string>()
  const initials = initialsOf(name)
  const hasPicture = src !== undefined && src !== broken
  // Two characters of 12 px need more room than 24 px have.
  const text = size === 24 ? ([...initials].at(-1) ?? '') : initials
  return (
    <Root
      data-part="avatar"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      data-size={size}
      data-tint={hasPicture ? undefined : TINTS[tintOf(seed, TINTS.length)]}
    >
      {hasPicture ? (
        <img {...part('image')} src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(src)} />
      ) : text === '' ? (
        <Glyph d={userGlyph} size={16} />
      ) : (
        <span {...part('initials')} aria-hidden="true">{text}</span>
      )}
    </Root>
  )
})

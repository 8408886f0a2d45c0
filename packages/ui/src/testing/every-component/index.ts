import type { ReactElement } from 'react'
import type * as ui from '../../index.ts'
import { forms } from './forms.tsx'
import { pages } from './pages.tsx'

type Exports = typeof ui

/** The names of the package's components: those with a capital letter that are functions of props. */
export type ComponentName = { [Name in keyof Exports & string]: Name extends Capitalize<Name> ? (Exports[Name] extends string | number | readonly unknown[] ? never : Name) : never }[keyof Exports & string]

/** Every component of the package with English contents; one that is missing does not compile. */
export const everyComponent: Readonly<Record<ComponentName, ReactElement>> = { ...forms, ...pages }

import type { ReactElement } from 'react'
import type * as ui from '../../index.ts'
import { forms } from './forms.tsx'
import { pages } from './pages.tsx'

type Exports = typeof ui

/** The names of the package's components: those that begin with a capital letter, and are no constant. */
type ComponentName = { [Name in keyof Exports]: Name extends Capitalize<Name> ? (Exports[Name] extends number | readonly unknown[] ? never : Name) : never }[keyof Exports]

/** Every component of the package with English contents; one that is missing does not compile. */
export const everyComponent: Readonly<Record<ComponentName, ReactElement>> = { ...forms, ...pages }

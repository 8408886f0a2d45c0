/** How the value of a property is kept in an attribute. */
export interface Attribute<Value> {
  /** Null where the attribute is missing. */
  readonly read: (text: string | null) => Value
  /** Null removes the attribute. */
  readonly write: (value: Value) => string | null
}

/** Attributes by the name of their property; the attribute has it in kebab case. */
export type Attributes = Readonly<Record<string, { readonly read: Attribute<unknown>['read']; readonly write: Attribute<never>['write'] }>>

/** A text; empty where the attribute is missing. */
export const text: Attribute<string> = { read: (value) => value ?? '', write: String }

/** True where the attribute is there, whatever it says. */
export const flag: Attribute<boolean> = { read: (value) => value !== null, write: (value) => (value ? '' : null) }

/** A number; another one in place of what is none. */
export const number = (otherwise: number): Attribute<number> => ({
  read: (value) => (value === null || value.trim() === '' || Number.isNaN(Number(value)) ? otherwise : Number(value)),
  write: String,
})

/** One of some texts; the first of them in place of any other. */
export const choice = <Choice extends string>(...choices: readonly [Choice, ...Choice[]]): Attribute<Choice> => ({
  read: (value) => choices.find((one) => one === value) ?? choices[0],
  write: String,
})

/** Plain data as JSON; undefined where it is missing or cannot be parsed. */
export const json = <Data>(): Attribute<Data | undefined> => ({
  read: (value) => {
    try {
      return value === null ? undefined : (JSON.parse(value) as Data)
    } catch {
      return undefined
    }
  },
  write: (value) => JSON.stringify(value) ?? null,
})

/** `loginHref` is the attribute `login-href`. */
export const attributeName = (property: string): string => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Gives a class its properties that are kept in attributes. As frameworks do, null and undefined stand for a missing one. */
export const reflectAttributes = (prototype: HTMLElement, attributes: Attributes): void => {
  for (const [property, { read, write }] of Object.entries(attributes)) {
    const name = attributeName(property)
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return read(this.getAttribute(name))
      },
      set(this: HTMLElement, value: unknown) {
        const written = value === null || value === undefined ? null : write(value as never)
        if (written === null) this.removeAttribute(name)
        else this.setAttribute(name, written)
      },
    })
  }
}

/** Gives a class its properties that no attribute can hold, such as functions. A change draws the element again. */
export const keepProperties = (prototype: HTMLElement & { update(): void }, properties: readonly string[]): void => {
  for (const property of properties) {
    const values = new WeakMap<object, unknown>()
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return values.get(this)
      },
      set(this: HTMLElement & { update(): void }, value: unknown) {
        values.set(this, value)
        this.update()
      },
    })
  }
}

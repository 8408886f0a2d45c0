/** Returns the element for a selector; throws when the page has none of this type. */
export const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page lacks ${selector}`)
  return element
}

/** The text of a form field. */
export const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Shows one message to the user. */
export const say = (text: string): void => {
  find('#message', HTMLElement).textContent = text
}

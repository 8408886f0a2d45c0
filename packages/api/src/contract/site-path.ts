const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ' || character === '\u007F')

/** A path as it is, decoded once and decoded twice: a gateway or a router on the way may decode it. */
const formsOf = (path: string): string[] => {
  const forms = [path]
  for (let round = 0; round < 2; round++) {
    try {
      forms.push(decodeURIComponent(forms.at(-1) ?? ''))
    } catch {
      break
    }
  }
  return forms
}

const isPath = (form: string): boolean => form.startsWith('/') && !form.startsWith('//') && !form.includes('\\') && !hasControlCharacter(form)

/**
 * An address from a query or a response (`ReturnUrl`, `Redirect`) as a path of the site that it is opened on, or null where a browser could leave that
 * site by it: by a scheme, by `//host`, by a backslash that is read as a slash, by control characters that are dropped, by `/.//host` once its dots are
 * resolved, also where they come encoded. What is returned is what the URL parser made of it.
 */
export const sitePath = (address: string | null | undefined): string | null => {
  if (!address || !formsOf(address.split(/[?#]/, 1)[0] ?? '').every(isPath)) return null
  const { pathname, search, hash } = new URL(address, 'http://mall.invalid')
  return pathname.startsWith('//') ? null : pathname + search + hash
}

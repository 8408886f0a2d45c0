import { flag, text, type Attributes } from './attributes.ts'
import { MallElement } from './mall-element.tsx'

/** An element that takes part in forms as the browser's own controls do: by `name`, with `required`, `disabled`, a reset and `FormData`. */
export abstract class FormElement extends MallElement {
  static readonly formAssociated = true
  static override readonly delegatesFocus: boolean = true
  static override readonly attributes: Attributes = { ...MallElement.attributes, name: text, required: flag, disabled: flag }

  /** The name of the value in the form; without one it is not sent. */
  declare name: string
  /** Whether the form cannot be sent without a value. */
  declare required: boolean
  /** The element's own; a fieldset around it disables it too. */
  declare disabled: boolean

  readonly #internals = this.attachInternals()
  #isDisabled = false

  /** What the form sends; null sends nothing. */
  protected abstract readonly formValue: string | null
  /** What is said where a value is required and missing. */
  protected abstract readonly missing: string
  /** Of the control inside that what is missing is said beside. */
  protected abstract readonly control: string

  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  get labels(): NodeList {
    return this.#internals.labels
  }

  get validity(): ValidityState {
    return this.#internals.validity
  }

  get validationMessage(): string {
    return this.#internals.validationMessage
  }

  get willValidate(): boolean {
    return this.#internals.willValidate
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.update()
  }

  /** By itself or by a fieldset. */
  protected get isDisabled(): boolean {
    return this.#isDisabled
  }

  protected override get accessibleName(): string | undefined {
    const labels = [...this.labels].map(({ textContent }) => textContent?.trim()).join(' ')
    return super.accessibleName ?? (labels || undefined)
  }

  protected override changed(): void {
    const value = this.formValue
    this.#internals.setFormValue(value)
    const control = this.find(this.control)
    if (!this.required || value) this.#internals.setValidity({})
    else this.#internals.setValidity({ valueMissing: true }, this.missing, control ?? undefined)
  }
}

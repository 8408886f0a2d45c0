import { createRef } from 'react'
import { slideCaptchaMessages } from '../slide-captcha/messages.ts'
import { SlideCaptcha } from '../slide-captcha/SlideCaptcha.tsx'
import type { SlideCaptchaHandle, SlideCaptchaProps, SlideCaptchaState } from '../slide-captcha/types.ts'
import { text, type Attributes } from './attributes.ts'
import { FormElement } from './form-element.ts'

const waiting = () => new Promise<never>(() => {})

/** `<mall-slide-captcha>`: once it is solved, the credential is its value in the form around it. */
export class MallSlideCaptcha extends FormElement {
  static override readonly attributes: Attributes = { ...FormElement.attributes, alternative: text }
  static override readonly properties: readonly string[] = [...FormElement.properties, 'loadChallenge', 'verify']

  /** The words of a button for users who cannot see the picture; it dispatches `mall-alternative`. */
  declare alternative: string
  /** Returns a challenge, or the text to show when there is none at present. Throws when the service cannot be reached. */
  declare loadChallenge: SlideCaptchaProps['loadChallenge'] | undefined
  /** Verifies an answer: returns a credential, null when it is wrong, or another text to show. Throws when the service cannot be reached, which does not count as an attempt. */
  declare verify: SlideCaptchaProps['verify'] | undefined

  protected override readonly control = '[role=slider]'
  readonly #handle = createRef<SlideCaptchaHandle>()
  #credential: string | null = null

  /** The credential; empty until the captcha is solved. */
  get value(): string {
    return this.#credential ?? ''
  }

  /** Loads another challenge. */
  refresh(): void {
    this.#handle.current?.refresh()
  }

  /** Moves the piece back to the start; replaces a challenge that was answered. Call it when the request with the credential has failed. */
  reset(): void {
    this.#handle.current?.reset()
  }

  formResetCallback(): void {
    this.reset()
  }

  protected override get formValue(): string | null {
    return this.#credential
  }

  protected override get missing(): string {
    return this.texts.SlideCaptcha?.incomplete ?? slideCaptchaMessages.incomplete
  }

  protected override changed(): void {
    super.changed()
    this.isInert = this.isDisabled
    // A focus that is given to the element goes to the slider, not to the first button.
    this.find(this.control)?.setAttribute('autofocus', '')
  }

  protected override draw() {
    const { accessibleName, alternative, loadChallenge, verify } = this
    // A page sets the two after the element is there: until then it waits for its challenge.
    const isGiven = loadChallenge !== undefined && verify !== undefined
    return (
      <SlideCaptcha
        key={isGiven ? 'given' : 'waiting'}
        ref={this.#handle}
        loadChallenge={isGiven ? loadChallenge : waiting}
        verify={verify ?? waiting}
        onPass={this.#pass}
        onStateChange={this.#change}
        {...(alternative ? { alternative: { label: alternative, onSelect: () => this.emit('mall-alternative', null) } } : {})}
        {...(accessibleName ? { 'aria-label': accessibleName } : {})}
      />
    )
  }

  readonly #pass = (credential: string): void => {
    this.#credential = credential
    this.changed()
    this.emit('mall-pass', { credential })
  }

  readonly #change = (state: SlideCaptchaState): void => {
    if (state !== 'passed') this.#credential = null
    this.changed()
    this.emit('mall-state-change', { state })
  }
}

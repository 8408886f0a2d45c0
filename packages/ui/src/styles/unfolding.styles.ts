import { css } from 'styled-components'

/**
 * For what opens in place under its control: there at once, in sight within the time of a fast motion. Only while the control has the focus, by
 * which a page that comes with it open draws it as it is.
 */
export const unfolding = css`
  transition: opacity var(--mall-motion-fast) var(--mall-ease-enter);

  @starting-style {
    opacity: 0;
  }
`

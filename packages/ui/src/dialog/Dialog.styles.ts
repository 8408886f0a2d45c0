import { css, styled } from 'styled-components'

/**
 * The `<dialog>` of Dialog and Drawer: its own box is the backdrop of the whole window, its child is the panel. It leaves where the browser
 * keeps what leaves in the top layer; elsewhere it is gone at once.
 */
export const modalBase = css`
  position: fixed;
  inset: 0;
  max-inline-size: none;
  max-block-size: none;
  margin: auto;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  overflow: visible;
  overscroll-behavior: contain;

  &,
  &::backdrop {
    transition:
      opacity var(--mall-motion) var(--mall-ease-enter),
      transform var(--mall-motion) var(--mall-ease-enter);
  }
  &::backdrop {
    background: var(--mall-overlay, rgb(28 31 34 / 0.45));

    @starting-style {
      opacity: 0;
    }
  }
  &:not([open]) {
    display: none;
  }
  @supports (overlay: auto) {
    &:not([open]),
    &:not([open])::backdrop {
      transition:
        opacity var(--mall-motion-fast) var(--mall-ease-leave),
        transform var(--mall-motion-fast) var(--mall-ease-leave),
        overlay var(--mall-motion-fast) allow-discrete,
        display var(--mall-motion-fast) allow-discrete;
    }
    &:not([open])::backdrop {
      opacity: 0;
    }
  }
`

export const Root = styled.dialog`
  ${modalBase}
  inline-size: min(520px, 100vw - 32px);

  &[data-size='small'] {
    inline-size: min(400px, 100vw - 32px);
  }
  &[data-size='large'] {
    inline-size: min(800px, 100vw - 32px);
  }

  &:not([open]) {
    opacity: 0;
  }
  @starting-style {
    opacity: 0;
    transform: translateY(8px);
  }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - 48px);
  border-radius: var(--mall-radius-dialog);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-dialog);
  overflow: clip;
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: var(--mall-space-16);
  padding: var(--mall-space-20) var(--mall-space-24) var(--mall-space-12);
`

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-size: var(--mall-font-size-18);
  line-height: var(--mall-line-height-18);
  font-weight: 600;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  margin: -7px -12px -7px 0;
  margin-inline: 0 -12px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-control);
  background: transparent;
  color: var(--mall-text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--mall-text);
  }
  &&:focus-visible {
    outline-offset: -4px;
  }
`

export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: 0 var(--mall-space-24) var(--mall-space-24);
  overflow-y: auto;
  overflow-wrap: anywhere;
`

export const Description = styled.p`
  margin: 0 0 var(--mall-space-16);
  color: var(--mall-text-secondary);

  &:last-child {
    margin-block-end: 0;
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--mall-space-12);
  padding: var(--mall-space-12) var(--mall-space-24);
  border-block-start: 1px solid var(--mall-divider);
`

import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Preview = styled.section`
  display: grid;
  gap: var(--mall-space-12);
  align-content: start;
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  align-items: baseline;
`

/** On a phone there is one of them. */
export const Devices = styled.span`
  ${media.phone} {
    display: none;
  }
`

/** Below each other: beside the form there is no room for a desk's 760 px of words and a phone. */
export const Windows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-16);
`

export const Window = styled.section`
  overflow: auto;
  max-block-size: 480px;
  padding: var(--mall-space-16) var(--mall-space-24);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  overflow-wrap: anywhere;

  /* What a page of 390 px leaves. */
  &[data-device='phone'] {
    box-sizing: border-box;
    inline-size: min(358px, 100%);
    padding-inline: var(--mall-space-16);
  }

  > h2 {
    margin: 0 0 var(--mall-space-8);
    font-size: var(--mall-font-size-18);
    font-weight: 600;
    line-height: var(--mall-line-height-18);
  }

  ${media.phone} {
    &[data-device='desk'] {
      display: none;
    }
  }
`

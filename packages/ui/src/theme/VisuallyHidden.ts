'use client'

import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'

/** Text for screen readers only. */
export const VisuallyHidden: ComponentType<ComponentPropsWithRef<'span'>> = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

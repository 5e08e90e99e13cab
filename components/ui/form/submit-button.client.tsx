'use client';
import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

/** A submit button, off while its form is being sent. */
export function SubmitButton({ isOff, ...props }: ComponentProps<typeof Button>) {
  const { pending } = useFormStatus();
  return <Button type="submit" isOff={pending || isOff} {...props} />;
}

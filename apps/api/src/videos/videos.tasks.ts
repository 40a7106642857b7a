import { z } from 'zod'
import type { Platform } from '../platform/context.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { deleteFiles, deleteFilesTask } from './videos.forget.ts'
import { processVideo } from './conversion/process.ts'
import { processTask } from './conversion/process.task.ts'
import { sweepVideos } from './videos.sweep.ts'

export const sweepTask = {
  name: 'videos.sweep',
  payload: z.object({}),
  schedule: '40 * * * *',
} satisfies Task

export const videosTasks: readonly Task[] = [processTask, deleteFilesTask, sweepTask]

/** Registers the task handlers of videos: conversion, deletion of files, the hourly sweep. */
export function handleVideosTasks(platform: Platform): void {
  const { tasks } = platform
  tasks.handle(processTask, ({ videoId }) => processVideo(platform, videoId))
  tasks.handle(deleteFilesTask, ({ videoId }) => deleteFiles(platform, videoId))
  tasks.handle(sweepTask, () => sweepVideos(platform))
}
